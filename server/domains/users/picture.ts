import { maxPictureBytes } from '#contract/constants.ts';
import type { User } from '#contract/types.ts';
import { record } from '../../audit.ts';
import { transaction } from '../../database/transaction.ts';
import type { Exchange } from '../../exchange.ts';
import type { Ask } from '../../handler.ts';
import { notFound } from '../../refusal.ts';
import { replacePicture } from '../../uploads/keep.ts';
import { preparePicture } from '../../uploads/picture.ts';
import { receiveFile } from '../../uploads/receive.ts';
import { holdUser, updateUser } from './store.ts';
import { toUser } from './view.ts';

/** Replaces the own picture; of several at once the last whole one stays. */
export async function setPicture(exchange: Exchange, { caller, request }: Ask<'users.setPicture'>): Promise<User> {
  const picture = await preparePicture(await receiveFile(request, maxPictureBytes));
  const user = await replacePicture(exchange.config, picture, (address) =>
    transaction(exchange.db, async (trx) => {
      const before = await holdUser(trx, caller.id);
      if (!before) throw notFound('User');
      const result = await updateUser(trx, caller.id, { picture: address });
      const change = { before: { picture: before.picture }, after: { picture: address } };
      const deed = { actor: caller.id, subject: caller.id, requestId: request.id, at: exchange.now() };
      await record(trx, { action: 'user.edited', ...change, ...deed });
      return { old: before.picture, result };
    }),
  );
  return toUser(user);
}
