import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { notify } from '../../records/notifications.ts';
import { fixedId } from '../fixedId.ts';
import { personId, type Person } from '../demoAccounts.ts';
import { daysAfter, daysBefore, streamId } from '../rows.ts';

interface Agreement {
  readonly file: string;
  readonly partner: Person;
  /** Whole percent. */
  readonly share: number;
  readonly description: string;
  /** Days before the exchange first starts. */
  readonly createdAgo: number;
  readonly signedAgo?: number;
}

const termDays = 365;

const agreements: readonly Agreement[] = [
  {
    file: 'mauna-loa-co2.csv',
    partner: 'sp',
    share: 20,
    description: 'Pohl Modelling checks and completes each month of the record.',
    createdAgo: 73,
    signedAgo: 72,
  },
  {
    file: 'federal-receipts.json',
    partner: 'user',
    share: 10,
    description: 'Atlas & Field supplies the breakdown by source.',
    createdAgo: 66,
    signedAgo: 64,
  },
  {
    file: 'us-zip-codes.csv',
    partner: 'sp',
    share: 15,
    description: 'Pohl Modelling geocodes new postal codes every week.',
    createdAgo: 0.8,
  },
];

export async function addContracts(trx: Transaction<Database>, start: Date): Promise<void> {
  const owner = personId('seller');
  for (const { file, partner, share, description, createdAgo, signedAgo } of agreements) {
    const id = fixedId(`contract ${file} ${partner}`);
    const created = daysBefore(start, createdAgo).toISOString();
    await trx
      .insertInto('contracts')
      .values({
        id,
        stream_id: streamId(file),
        owner_id: owner,
        partner_id: personId(partner),
        share,
        description,
        start_at: created,
        end_at: daysAfter(start, termDays - createdAgo).toISOString(),
        signed_at: signedAgo === undefined ? null : daysBefore(start, signedAgo).toISOString(),
        created_at: created,
      })
      .execute();
    const subject = { streamId: streamId(file), reference: id };
    const partnerId = personId(partner);
    await notify(trx, { userId: partnerId, kind: 'contract_offered', at: created, actorId: owner, ...subject });
    if (signedAgo === undefined) continue;
    const at = daysBefore(start, signedAgo).toISOString();
    await notify(trx, { userId: owner, kind: 'contract_signed', at, actorId: partnerId, ...subject });
  }
}
