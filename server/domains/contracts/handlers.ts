import type { Contract, ContractCreate } from '#contract/types.ts';
import { transaction } from '../../database/transaction.ts';
import type { Exchange } from '../../kernel/exchange.ts';
import type { Handlers } from '../../kernel/handler.ts';
import { newId } from '../../kernel/newId.ts';
import { notify, notifyAll } from '../../records/notifications.ts';
import { notFound, Refusal, wrongField } from '../../kernel/refusal.ts';
import {
  findContract,
  hasSetWithin,
  lockOffered,
  lockOwner,
  insertContracts,
  findExistingIds,
  toContract,
  writeSignature,
} from './store.ts';

async function create({ db, now }: Exchange, contract: ContractCreate, ownerId: string): Promise<string[]> {
  const at = now();
  const startAt = contract.startDate ?? at.toISOString();
  const ends = Date.parse(contract.end_time);
  if (ends <= at.getTime()) throw wrongField('end_time', 'is past');
  if (ends <= Date.parse(startAt)) throw wrongField('end_time', 'is not after the start');
  const items = contract.items.map(({ partner_id, share }) => ({
    id: newId(),
    partner_id: partner_id.toLowerCase(),
    share,
  }));
  return transaction(db, async (trx) => {
    const stream = await lockOwner(trx, contract.stream_id);
    if (stream?.owner_id !== ownerId) throw notFound('Stream');
    const known = await findExistingIds(
      trx,
      items.map(({ partner_id }) => partner_id),
    );
    for (const [index, { partner_id }] of items.entries()) {
      if (partner_id === ownerId) throw wrongField(`items.${index}.partner_id`, 'is yourself');
      if (!known.has(partner_id)) throw wrongField(`items.${index}.partner_id`, 'is not a user');
    }
    const created_at = at.toISOString();
    // A period that began earlier today shares nothing until now.
    const sharesFrom = Date.parse(startAt) > at.getTime() ? startAt : created_at;
    if (await hasSetWithin(trx, contract.stream_id, sharesFrom, contract.end_time)) {
      throw new Refusal(409, 'contract_running', 'This stream already has contracts in that period');
    }
    await insertContracts(
      trx,
      items.map((item) => ({
        ...item,
        stream_id: contract.stream_id,
        owner_id: ownerId,
        description: contract.description,
        start_at: startAt,
        end_at: contract.end_time,
        signed_at: null,
        created_at,
      })),
    );
    await notifyAll(
      trx,
      items.map(({ id, partner_id }) => ({
        userId: partner_id,
        kind: 'contract_offered' as const,
        at: created_at,
        streamId: contract.stream_id,
        reference: id,
        actorId: ownerId,
      })),
    );
    return items.map(({ id }) => id);
  });
}

interface Signature {
  stream_id: string;
  owner_id: string;
  partner_id: string;
  end_at: string;
}

async function sign({ db, now }: Exchange, terms: Signature): Promise<Contract> {
  return transaction(db, async (trx) => {
    const contract = await lockOffered(trx, terms);
    if (!contract) throw notFound('Contract');
    // Read after locking: a purchase that locked the contract first has an earlier time.
    const at = now().toISOString();
    if (contract.signed_at !== null) throw new Refusal(409, 'contract_signed', 'The contract is already signed');
    if (Date.parse(contract.end_at) <= Date.parse(at)) {
      throw new Refusal(409, 'contract_ended', 'The contract has ended');
    }
    await writeSignature(trx, contract.id, at);
    await notify(trx, {
      userId: contract.owner_id,
      kind: 'contract_signed',
      at,
      streamId: contract.stream_id,
      reference: contract.id,
      actorId: contract.partner_id,
    });
    return toContract(await findContract(trx, contract.id), at);
  });
}

export const contractHandlers: Handlers<'contracts.create' | 'contracts.sign'> = {
  'contracts.create': async (exchange, { body, caller }) => ({ ids: await create(exchange, body, caller.id) }),

  'contracts.sign': (exchange, { query, body, caller }) =>
    sign(exchange, {
      stream_id: body.stream_id,
      owner_id: query.owner,
      partner_id: caller.id,
      end_at: body.end_time,
    }),
};
