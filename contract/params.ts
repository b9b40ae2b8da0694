import { z } from 'zod';
import { pictureFormats } from './constants.ts';
import { Id } from './entities/common.ts';

const token = z.string().regex(/^[\w-]{22,100}$/, 'is not a recovery token');
const extension = Object.keys(pictureFormats).join('|');
const file = z.string().regex(new RegExp(String.raw`^[\da-f]{32}\.(?:${extension})$`), 'is not the name of a picture');

const unsubscribeToken = z.string().regex(/^[\w-]{78,150}$/, 'is not a signed link');

const format = z.string().max(20);

/** Schema of each path parameter by name. A malformed one is 400. */
export const params = { id: Id, subscriptionId: Id, webhookId: Id, token, file, format, unsubscribeToken } as const;
