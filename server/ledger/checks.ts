import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import { liftTimeouts } from '../database/copy/source.ts';
import { DatabaseError } from '../database/errors.ts';
import type { Database } from '../database/schema.ts';
import { transaction } from '../database/transaction.ts';
import { treasuryId } from './movement.ts';

export interface Finding {
  rule: string;
  id: string;
  detail: string;
}

export interface Audit {
  accounts: number;
  transfers: number;
  subscriptions: number;
  findings: Finding[];
}

const maxPerRule = 20;

/** Each transfer twice: once for its payer and once for its payee. */
const entries = sql`(
  select from_id as account, from_entry as entry, -value as delta, from_balance as after, id from transfers
  union all
  select to_id, to_entry, value, to_balance, id from transfers)`;

const rules: Readonly<Record<string, RawBuilder<{ id: string; detail: string }>>> = {
  'all accounts together hold nothing': sql`
    select 'all' as id, 'the sum is ' || sum(balance) as detail from accounts having sum(balance) <> 0`,
  'a transfer moves something from one account to another': sql`
    select id, from_id || ' to ' || to_id || ': ' || value as detail from transfers where value <= 0 or from_id = to_id`,
  'the transfers of one movement belong together': sql`
    select movement_id as id, 'several times, references or requests' as detail from transfers group by movement_id
    having min(at) <> max(at) or count(distinct reference) > 1 or count(distinct request_id) > 1`,
  'tokens enter and leave through the treasury only': sql`
    select id, type as detail from transfers
    where (type = 'DEPOSIT') <> (from_id = ${treasuryId}) or (type = 'WITHDRAWAL' and to_id <> ${treasuryId})
      or (to_id = ${treasuryId} and type not in ('WITHDRAWAL', 'FEE'))`,
  'a balance equals the history of its account': sql`
    select a.id, 'balance ' || a.balance || ', history ' || coalesce(e.total, 0) || '; entries ' || a.entries || ' of ' || coalesce(e.number, 0) as detail
    from accounts a left join (select account, sum(delta) as total, count(*) as number from ${entries} as one group by account) e on e.account = a.id
    where a.balance <> coalesce(e.total, 0) or a.entries <> coalesce(e.number, 0)`,
  'no account but the treasury is below zero': sql`
    select id, 'balance ' || balance as detail from accounts where balance < 0 and id <> ${treasuryId}`,
  'balances follow each other entry by entry': sql`
    select id, 'account ' || account || ', entry ' || entry || ': ' || before || ' and ' || delta || ' gave ' || after as detail
    from (
      select id, account, entry, delta, after, row_number() over own as place, coalesce(lag(after) over own, 0) as before
      from ${entries} as one window own as (partition by account order by entry)
    ) chain
    where entry <> place or after <> before + delta or (after < 0 and account <> ${treasuryId})`,
  'a charge has one grant': sql`
    select t.id, coalesce(t.reference, 'no reference') as detail from transfers t
    left join subscriptions s on s.id::text = t.reference
    where t.type = 'PURCHASE' and (s.id is null or s.user_id <> t.from_id or s.seller_id <> t.to_id or s.total <> t.value or s.stream_id <> t.stream_id)`,
  'a grant has one charge of its total': sql`
    select s.id, 'total ' || s.total || ', charges ' || count(t.id) as detail from subscriptions s
    left join transfers t on t.reference = s.id::text and t.type = 'PURCHASE'
    group by s.id, s.total having count(t.id) <> case when s.total = 0 then 0 else 1 end`,
  'a total is price times hours': sql`
    select id, price || ' x ' || hours || ' is not ' || total as detail from subscriptions where price::numeric * hours <> total`,
  'a share comes from a sale': sql`
    select t.id, coalesce(t.reference, 'no reference') as detail from transfers t
    where t.type in ('SHARE', 'FEE') and not exists (
      select 1 from transfers p where p.movement_id = t.movement_id and p.type = 'PURCHASE' and p.to_id = t.from_id and p.value >= t.value)`,
  'a share is what a signed contract promises': sql`
    select t.id, t.value || ' of ' || p.value as detail from transfers t
    join transfers p on p.movement_id = t.movement_id and p.type = 'PURCHASE'
    where t.type = 'SHARE' and not exists (
      select 1 from contracts c where c.stream_id = p.stream_id and c.owner_id = t.from_id and c.partner_id = t.to_id and c.signed_at is not null
        and c.start_at <= p.at and c.end_at > p.at and p.value::numeric * c.share / 100 >= t.value and p.value::numeric * c.share / 100 < t.value + 1)`,
  'a signed contract gets its share of every sale, once': sql`
    select p.id, 'contract ' || c.id || ': ' || c.share || ' % of ' || p.value as detail from transfers p
    join contracts c on c.stream_id = p.stream_id and c.start_at <= p.at and c.end_at > p.at and c.signed_at < p.at
    where p.type = 'PURCHASE' and p.value::numeric * c.share >= 100 and 1 <> (
      select count(*) from transfers t where t.movement_id = p.movement_id and t.type = 'SHARE' and t.to_id = c.partner_id)`,
  'the hours of one person and stream do not overlap': sql`
    select id, 'begins ' || start_at || ' before ' || last_end as detail
    from (select id, start_at, max(end_at) over (partition by stream_id, user_id order by start_at, end_at rows between unbounded preceding and 1 preceding) as last_end
      from subscriptions) times
    where start_at < last_end`,
};

export const auditLedger = (db: Kysely<Database>): Promise<Audit> =>
  transaction(
    db,
    async (trx) => {
      await liftTimeouts(trx);
      return auditWithin(trx);
    },
    { isolation: 'repeatable read' },
  );

export async function auditWithin(trx: Transaction<Database>): Promise<Audit> {
  const findings: Finding[] = [];
  for (const [rule, query] of Object.entries(rules)) {
    const broken = sql<Pick<Finding, 'id' | 'detail'>>`select * from (${query}) broken limit ${maxPerRule}`;
    const { rows } = await broken.execute(trx);
    findings.push(...rows.map(({ id, detail }) => ({ rule, id, detail })));
  }
  const counts = await sql<Omit<Audit, 'findings'>>`
    select (select count(*) from accounts) as accounts, (select count(*) from transfers) as transfers,
      (select count(*) from subscriptions) as subscriptions`.execute(trx);
  return { accounts: 0, transfers: 0, subscriptions: 0, ...counts.rows[0], findings };
}

export async function assertSoundLedger(trx: Transaction<Database>): Promise<void> {
  const [finding] = (await auditWithin(trx)).findings;
  if (finding)
    throw new DatabaseError('damaged', `The ledger is broken: ${finding.rule}: ${finding.id}: ${finding.detail}`);
}
