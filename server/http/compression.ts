import { constants } from 'node:zlib';
import compress, { type FastifyCompressRouteOptions } from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

/** Brotli level: nearly the size of higher levels in a fraction of the time. */
const quality = 4;

/** Safe from BREACH: a foreign page cannot send the person's token. */
export const compressible: FastifyCompressRouteOptions = {
  compress: {
    encodings: ['br', 'gzip'],
    // Minimum bytes. Shorter answers fit into the first packets anyway.
    threshold: 4_096,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: quality } },
    zlibOptions: { level: quality },
  },
};

export const compression = plugin(async (app: FastifyInstance) => {
  await app.register(compress, { global: false });
});
