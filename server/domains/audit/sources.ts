// Records that make up the activity log, one row each. Accounts, analyses and decisions on payments have a log. Trade is read from
// its own tables.
import { sql, type RawBuilder } from 'kysely';
import { auditActions } from '#contract/constants.ts';
import { activityActions, type ActivityAction } from '#contract/activity.ts';

type Part = RawBuilder<unknown>;

interface EventRecord {
  readonly actions: readonly ActivityAction[];
  readonly from: Part;
  readonly where?: Part;
  /** Breaks ties of time. */
  readonly key: Part;
  readonly id?: Part;
  readonly at: Part;
  readonly action?: Part;
  readonly actor: Part;
  readonly subject?: Part;
  readonly stream?: Part;
  readonly before?: Part;
  readonly after?: Part;
  readonly requestId?: Part;
  readonly reason?: Part;
  /** Columns with a person, which indexes find. */
  readonly people: readonly Part[];
  /** Ids are made in the order of time, so that an id serves where no index has the time. */
  readonly order?: Part;
}

type Filled = 'id' | 'action' | 'subject' | 'stream' | 'before' | 'after' | 'order';
export type AuditSource = EventRecord & Required<Pick<EventRecord, Filled>>;

const none = sql`null::uuid`;
const nothing = sql`null::jsonb`;
/** Id of the second event of a record: a UUID of version 8, whose bits are free. */
const derived = (...parts: Part[]) =>
  sql`overlay(overlay(md5(concat_ws(' ', ${sql.join(parts)})) placing '8' from 13) placing '8' from 17)::uuid`;
const startingWith = (...firsts: string[]) =>
  activityActions.filter((action) => firsts.some((first) => action.startsWith(`${first}.`)));

const changedField = sql`case c.field when 'price' then 'price.changed' when 'terms' then 'terms.changed' else 'product.changed' end`;
/** Buyers pay for the address, so a change of it has no values. */
const fieldIs = (value: Part) =>
  sql`case when c.field = 'url' then jsonb_build_object('source', 'changed') else jsonb_build_object(c.field, ${value}) end`;
const isBuyer = sql`m.by = 'buyer'`;
const isDeposit = sql`t.type = 'DEPOSIT'`;
const mover = sql`case when ${isDeposit} then t.to_id else t.from_id end`;

const records: readonly EventRecord[] = [
  {
    actions: [...auditActions],
    from: sql`audit a`,
    key: sql`a.id`,
    at: sql`a.at`,
    action: sql`a.action`,
    actor: sql`a.actor_id`,
    subject: sql`a.subject_id`,
    before: sql`a.before`,
    after: sql`a.after`,
    requestId: sql`a.request_id`,
    reason: sql`a.reason`,
    people: [sql`a.actor_id`, sql`a.subject_id`],
  },
  {
    actions: ['product.listed'],
    from: sql`streams s`,
    where: sql`s.status <> 'staged'`,
    key: sql`s.id`,
    at: sql`s.published_at`,
    actor: sql`s.owner_id`,
    stream: sql`s.id`,
    people: [sql`s.owner_id`],
  },
  {
    actions: ['product.withdrawn'],
    from: sql`streams s`,
    where: sql`s.deleted_at is not null`,
    key: sql`s.id`,
    id: derived(sql`s.id`, sql`'withdrawn'`),
    at: sql`s.deleted_at`,
    actor: sql`s.owner_id`,
    stream: sql`s.id`,
    people: [sql`s.owner_id`],
  },
  {
    actions: ['product.changed', 'price.changed', 'terms.changed'],
    from: sql`stream_changes c join streams s on s.id = c.stream_id`,
    key: sql`c.id`,
    at: sql`c.at`,
    action: changedField,
    actor: sql`coalesce(c.actor_id, s.owner_id)`,
    subject: sql`case when c.actor_id <> s.owner_id then s.owner_id end`,
    stream: sql`c.stream_id`,
    before: sql`case when c.field <> 'url' then ${fieldIs(sql`c.before`)} end`,
    after: fieldIs(sql`c.after`),
    people: [sql`s.owner_id`, sql`c.actor_id`],
  },
  {
    actions: startingWith('offer'),
    from: sql`offer_moves m join offers o on o.id = m.offer_id`,
    key: sql`m.offer_id`,
    id: derived(sql`m.offer_id`, sql`m.version`),
    at: sql`m.at`,
    action: sql`'offer.' || m.action`,
    actor: sql`case when ${isBuyer} then o.buyer_id else o.seller_id end`,
    subject: sql`case when ${isBuyer} then o.seller_id else o.buyer_id end`,
    stream: sql`o.stream_id`,
    after: sql`jsonb_build_object('amount', m.amount)`,
    people: [sql`o.buyer_id`, sql`o.seller_id`],
    order: sql`m.at desc, m.offer_id desc, m.version desc`,
  },
  {
    actions: ['request.sent'],
    from: sql`access_requests r`,
    key: sql`r.id`,
    at: sql`r.created_at`,
    actor: sql`r.user_id`,
    subject: sql`r.owner_id`,
    stream: sql`r.stream_id`,
    people: [sql`r.user_id`, sql`r.owner_id`],
  },
  {
    actions: ['request.approved', 'request.rejected'],
    from: sql`access_requests r`,
    where: sql`r.decided_at is not null`,
    key: sql`r.id`,
    id: derived(sql`r.id`, sql`'decided'`),
    at: sql`r.decided_at`,
    action: sql`'request.' || r.state`,
    actor: sql`r.owner_id`,
    subject: sql`r.user_id`,
    stream: sql`r.stream_id`,
    people: [sql`r.user_id`, sql`r.owner_id`],
  },
  {
    actions: ['access.bought'],
    from: sql`subscriptions b`,
    key: sql`b.id`,
    at: sql`b.created_at`,
    actor: sql`b.user_id`,
    subject: sql`b.seller_id`,
    stream: sql`b.stream_id`,
    after: sql`jsonb_build_object('hours', b.hours, 'price', b.price, 'total', b.total)`,
    people: [sql`b.user_id`, sql`b.seller_id`],
    order: sql`b.id desc`,
  },
  {
    actions: ['payment.requested'],
    from: sql`payments p`,
    key: sql`p.id`,
    at: sql`p.created_at`,
    actor: sql`p.user_id`,
    subject: sql`p.user_id`,
    after: sql`jsonb_build_object('payment', p.id, 'kind', p.kind, 'amount', p.amount)`,
    people: [sql`p.user_id`],
  },
  {
    // Decided payments are in the audit log.
    actions: ['tokens.added', 'tokens.withdrawn'],
    from: sql`transfers t`,
    where: sql`t.type in ('DEPOSIT', 'WITHDRAWAL') and not exists (select 1 from payments p where p.id::text = t.reference)`,
    key: sql`t.id`,
    at: sql`t.at`,
    action: sql`case when ${isDeposit} then 'tokens.added' else 'tokens.withdrawn' end`,
    actor: mover,
    subject: mover,
    after: sql`jsonb_build_object('amount', t.value)`,
    people: [sql`t.from_id`, sql`t.to_id`],
  },
  {
    actions: ['contract.offered'],
    from: sql`contracts k`,
    key: sql`k.id`,
    at: sql`k.created_at`,
    actor: sql`k.owner_id`,
    subject: sql`k.partner_id`,
    stream: sql`k.stream_id`,
    after: sql`jsonb_build_object('share', k.share)`,
    people: [sql`k.owner_id`, sql`k.partner_id`],
  },
  {
    actions: ['contract.signed'],
    from: sql`contracts k`,
    where: sql`k.signed_at is not null`,
    key: sql`k.id`,
    id: derived(sql`k.id`, sql`'signed'`),
    at: sql`k.signed_at`,
    actor: sql`k.partner_id`,
    subject: sql`k.owner_id`,
    stream: sql`k.stream_id`,
    after: sql`jsonb_build_object('share', k.share)`,
    people: [sql`k.owner_id`, sql`k.partner_id`],
  },
  {
    actions: ['terms.accepted'],
    from: sql`join_requests j`,
    where: sql`j.user_id is not null`,
    key: sql`j.id`,
    at: sql`j.created_at`,
    actor: sql`j.user_id`,
    subject: sql`j.user_id`,
    after: sql`jsonb_build_object('version', j.terms)`,
    people: [sql`j.user_id`],
  },
];

export const auditSources: readonly AuditSource[] = records.map((record) => ({
  id: record.key,
  action: sql.lit(record.actions[0]),
  subject: none,
  stream: none,
  before: nothing,
  after: nothing,
  order: sql`${record.at} desc, ${record.key} desc`,
  ...record,
}));
