import { z } from 'zod';
import { Id } from './entities/common.ts';

/** The secret of a recovery link. */
const token = z.string().regex(/^[\w-]{22,100}$/, 'is not a recovery token');
/** The name of a kept picture. */
const file = z.string().regex(/^[\da-f]{32}\.(?:png|jpg|webp)$/, 'is not the name of a picture');

/** What each path parameter must look like, by name; a malformed one is 400. */
export const params = { id: Id, subscriptionId: Id, token, file } as const;
