import type { Handlers } from '../../kernel/handler.ts';
import { notFound } from '../../kernel/refusal.ts';
import { readPicture } from '../../uploads/pictureFiles.ts';

/** Opened directly, a picture may not run scripts or load anything. */
const policy = "default-src 'none'; sandbox";
/** A name always has the same content. */
const caching = 'private, max-age=31536000, immutable';

export const pictureHandlers: Handlers<'pictures.get'> = {
  'pictures.get': async ({ config }, { params, reply }) => {
    const picture = await readPicture(config, params.file);
    if (!picture) throw notFound('Picture');
    const headers = { 'content-security-policy': policy, 'cache-control': caching, 'content-disposition': 'inline' };
    return reply.headers(headers).type(picture.type).send(picture.bytes);
  },
};
