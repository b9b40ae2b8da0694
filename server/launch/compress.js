// Compresses the built app once, as hard as it goes, so that the server only picks the file that the browser accepts.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { root } from './places.js';

// Fonts and pictures are compressed by their own formats.
const compressible = /\.(?:js|css|html|svg|json|webmanifest|txt)$/;
// Below this many bytes the saving is less than the headers around it.
const leastBytes = 1_024;
const compressors = {
  br: promisify(brotliCompress),
  gz: promisify(gzip),
};

/** Writes FILE.br and FILE.gz beside every text of the build that becomes smaller by it.
 * @param {string} [folder] */
export async function compress(folder = path.join(root, 'dist')) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => compressible.test(name));
  await Promise.all(
    files.map(async (name) => {
      const file = path.join(folder, name);
      const content = readFileSync(file);
      if (content.length < leastBytes) return;
      const [br, gz] = await Promise.all([
        compressors.br(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
        compressors.gz(content, { level: constants.Z_BEST_COMPRESSION }),
      ]);
      if (br.length < content.length) writeFileSync(`${file}.br`, br);
      if (gz.length < content.length) writeFileSync(`${file}.gz`, gz);
    }),
  );
}
