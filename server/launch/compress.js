// Compresses the built app once at the highest level, so that the server only picks the encoding.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { root } from './places.js';

const compressible = /\.(?:js|css|html|svg|json|webmanifest|txt)$/;
// Minimum bytes. Below this, compression saves less than its headers cost.
const minBytes = 1_024;
const compressors = {
  br: promisify(brotliCompress),
  gz: promisify(gzip),
};

/** @param {string} [folder] gets FILE.br and FILE.gz beside each text file that becomes smaller */
export async function compress(folder = path.join(root, 'dist')) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => compressible.test(name));
  await Promise.all(
    files.map(async (name) => {
      const file = path.join(folder, name);
      const content = readFileSync(file);
      if (content.length < minBytes) return;
      const [br, gz] = await Promise.all([
        compressors.br(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
        compressors.gz(content, { level: constants.Z_BEST_COMPRESSION }),
      ]);
      if (br.length < content.length) writeFileSync(`${file}.br`, br);
      if (gz.length < content.length) writeFileSync(`${file}.gz`, gz);
    }),
  );
}
