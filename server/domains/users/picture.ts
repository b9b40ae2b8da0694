import { maxPictureBytes } from '#contract/constants.ts';
import type { User } from '#contract/types.ts';
import { record } from '../../records/audit.ts';
import { transaction } from '../../database/transaction.ts';
import type { Exchange } from '../../kernel/exchange.ts';
import type { CallInput } from '../../kernel/handler.ts';
import { notFound } from '../../kernel/refusal.ts';
import { deleteUnused, recordUnused, replacePicture } from '../../uploads/pictureFiles.ts';
import { preparePicture } from '../../uploads/picture.ts';
import { receiveFile } from '../../uploads/receive.ts';
import { lockUser, updateUser } from './store.ts';
import { toUser } from './view.ts';

type Who = Pick<CallInput<'users.setPicture'>, 'caller' | 'request'>;

const change = (exchange: Exchange, { caller, request }: Who, picture: string | null) =>
  transaction(exchange.db, async (trx) => {
    const before = await lockUser(trx, caller.id);
    if (!before) throw notFound('User');
    const result = await updateUser(trx, caller.id, { picture });
    await recordUnused(trx, before.picture, exchange.now());
    const changed = { before: { picture: before.picture }, after: { picture } };
    const auditLine = { actor: caller.id, subject: caller.id, requestId: request.id, at: exchange.now() };
    await record(trx, { action: 'user.edited', ...changed, ...auditLine });
    return { old: before.picture, result };
  });

export async function setPicture(exchange: Exchange, who: Who): Promise<User> {
  const picture = await preparePicture(await receiveFile(who.request, maxPictureBytes));
  return toUser(await replacePicture(exchange, picture, (address) => change(exchange, who, address)));
}

export async function removePicture(exchange: Exchange, who: Who): Promise<User> {
  const { old, result } = await change(exchange, who, null);
  await deleteUnused(exchange, old);
  return toUser(result);
}
