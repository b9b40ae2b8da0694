import { constants } from 'node:zlib';
import compress, { type FastifyCompressRouteOptions } from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

/** Packs almost as small as higher ones, in a fraction of the time. */
const quality = 4;

/**
 * Of a route whose answers may be long: they are compressed for whoever takes that. No secret can be guessed from their
 * lengths (BREACH): what makes somebody else's browser call here cannot send that person's token along.
 */
export const packing: FastifyCompressRouteOptions = {
  compress: {
    encodings: ['br', 'gzip'],
    // Anything shorter goes out with the first packets anyway.
    threshold: 4_096,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: quality } },
    zlibOptions: { level: quality },
  },
};

/** Compresses answers of the routes that are mounted with `packing`, and of no others. */
export const packed = plugin(async (app: FastifyInstance) => {
  await app.register(compress, { global: false });
});
