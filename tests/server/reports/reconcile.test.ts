// Compares every amount of a report with the ledger. Forty days of trading by a moving clock. The test adds up the transfers one by one.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '#server/database/schema.ts';
import { readExchangeReport } from '#server/domains/reports/exchange.ts';
import { periodOf } from '#server/domains/reports/period.ts';
import { readSalesReport } from '#server/domains/reports/sales.ts';
import { readSpendingReport } from '#server/domains/reports/spending.ts';
import type { Caller } from '#server/kernel/handler.ts';
import { newId } from '#server/kernel/newId.ts';
import { ledgerForFile } from '#tests/support/ledgerFixture.ts';
import { slowness } from '#tests/support/slowness.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;
const token = 1_000_000;

const ledger = await ledgerForFile();

describe('reports', () => {
  let [seller, buyer, other, partner, admin]: Caller[] = [];
  let streams: string[];
  let transfers: Row<'transfers'>[];
  let start: Date;
  const who = (person: Caller | undefined): Caller => person ?? { id: '', sessionId: '', slots: [] };

  const done = ({ status, refusal }: { status: number; refusal?: Error }) => {
    if (status !== 200) throw refusal ?? new Error(`status ${status}`);
  };
  const buy = async (caller: Caller, stream_id: string, hours: number) => {
    const ask = { caller, body: { stream_id, hours } };
    done(await ledger.call('access.buy', ask));
  };
  const bargain = async (caller: Caller, stream_id: string, amount: number, answerAfterMs: number) => {
    const body = { stream_id, amount, description: 'less' };
    const made = await ledger.call('offers.create', { caller, body });
    ledger.pass(answerAfterMs);
    return (made.reply as { id: string }).id;
  };
  const answer = (id: string, action: 'accept' | 'reject') =>
    ledger.call(`offers.${action}`, { caller: who(seller), params: { id } });

  beforeAll(async () => {
    [seller, buyer, other, partner] = await Promise.all(
      [0, 4_000, 900, 0].map((tokens) => ledger.person({ balance: tokens * token })),
    );
    admin = await ledger.person({ slots: ['admin'] });
    start = ledger.exchange.now();
    streams = await Promise.all([2, 3, 0].map((price) => ledger.stream(who(seller), { price: price * token })));
    const [weather = '', cars = '', free = ''] = streams;
    for (let day = 0; day < 40; day += 1) {
      await buy(who(buyer), day % 3 ? weather : cars, 1 + (day % 5));
      if (day % 4 === 0) await buy(who(other), weather, 2);
      if (day % 10 === 0) await buy(who(buyer), free, 7);
      if (day === 12) {
        const end_time = ledger.at(300 * dayMs);
        const body = {
          stream_id: weather,
          end_time,
          description: '',
          items: [{ partner_id: who(partner).id, share: 30 }],
        };
        await ledger.call('contracts.create', { caller: who(seller), body });
        const sign = { caller: who(partner), query: { owner: who(seller).id }, body: { stream_id: weather, end_time } };
        done(await ledger.call('contracts.sign', sign));
      }
      if (day === 20) {
        done(await answer(await bargain(who(other), cars, 1 * token, 2 * hourMs), 'accept'));
        await buy(who(other), cars, 10);
        done(await answer(await bargain(who(buyer), cars, 1, 4 * hourMs), 'reject'));
      }
      // The saving is against the price of the day, not of today.
      if (day === 25) {
        const change = { caller: who(seller), params: { id: cars }, body: { price: 50 * token } };
        await ledger.call('streams.update', change);
      }
      ledger.pass(dayMs);
    }
    transfers = await ledger.db.selectFrom('transfers').selectAll().execute();
  }, 120_000 * slowness());

  const sum = (keep: (row: Row<'transfers'>) => boolean) =>
    transfers.filter(keep).reduce((total, { value }) => total + value, 0);
  const total = <T>(rows: readonly T[], of: (row: T) => number) => rows.reduce((all, row) => all + of(row), 0);
  const dayAt = (days: number) => new Date(start.getTime() + days * dayMs).toISOString();
  /** Two halves of the forty days, so that each transfer is in exactly one. */
  const halves = () => {
    const [from, middle, to] = [dayAt(0), dayAt(17), dayAt(60)];
    return [
      { from, to: middle },
      { from: middle, to },
    ] as const;
  };
  const periodFor = (asked: Parameters<typeof periodOf>[0]) => {
    const period = periodOf(asked, ledger.exchange.now());
    if ('problem' in period) throw new Error(period.problem);
    return period;
  };
  const lies = (at: string, { from, to }: { from: string; to: string }) => at >= from && at < to;

  it('sales are the sums of the transfers, in total, step by step, by product, by buyer and by partner', async () => {
    for (const interval of ['DAY', 'WEEK', 'MONTH'] as const) {
      for (const half of halves()) {
        const own = who(seller).id;
        const report = await readSalesReport(ledger.db, own, periodFor({ ...half, interval }), ledger.exchange.now());
        const earned = sum(({ to_id, type, at }) => to_id === own && type === 'PURCHASE' && lies(at, half));
        const shared = sum(({ from_id, type, at }) => from_id === own && type === 'SHARE' && lies(at, half));
        expect(earned).toBeGreaterThan(0);
        expect(report.totals).toMatchObject({ earned, shares_paid: shared });
        expect(total(report.steps, (step) => step.earned)).toBe(earned);
        expect(total(report.steps, (step) => step.shares_paid)).toBe(shared);
        expect(total(report.streams, (stream) => stream.earned)).toBe(earned);
        expect(total(report.buyers, ({ amount }) => amount)).toBe(earned);
        expect(total(report.partners, ({ amount }) => amount)).toBe(shared);
        expect(total(report.buyers, ({ times }) => times)).toBe(report.totals.sales);
      }
    }
    expect(sum(({ type }) => type === 'SHARE')).toBeGreaterThan(0);
  });

  it('spending is the sum of the transfers, with the hours of the purchases', async () => {
    const bought = await ledger.db.selectFrom('subscriptions').selectAll().execute();
    for (const person of [who(buyer), who(other)]) {
      for (const half of halves()) {
        const report = await readSpendingReport(ledger.db, person.id, periodFor(half), ledger.exchange.now());
        const spent = sum(({ from_id, type, at }) => from_id === person.id && type === 'PURCHASE' && lies(at, half));
        const own = bought.filter(({ user_id, created_at }) => user_id === person.id && lies(created_at, half));
        const paid = own.filter((one) => one.total > 0);
        expect(report.totals).toEqual({ spent, purchases: paid.length, hours: total(paid, ({ hours }) => hours) });
        for (const rows of [report.steps, report.categories, report.streams]) {
          expect(total<{ spent: number }>(rows, (row) => row.spent)).toBe(spent);
          expect(total<{ hours: number }>(rows, (row) => row.hours)).toBe(report.totals.hours);
        }
        expect(report.free.purchases).toBe(own.length - paid.length);
      }
    }
  });

  it('the exchange’s volume, deposits and withdrawals are the sums of all transfers', async () => {
    const joined = await ledger.db.selectFrom('users').selectAll().execute();
    const period = periodFor({ from: dayAt(-1), to: dayAt(60) });
    const report = await readExchangeReport(ledger.db, period, ledger.exchange.now());
    expect(report.totals).toEqual({
      volume: sum(({ type }) => type === 'PURCHASE'),
      purchases: transfers.filter(({ type }) => type === 'PURCHASE').length,
      deposited: sum(({ type }) => type === 'DEPOSIT'),
      withdrawn: 0,
      joined: joined.length,
    });
    expect(total(report.steps, ({ volume }) => volume)).toBe(report.totals.volume);
    expect(report.people).toMatchObject({ total: 5, active: 5, never_seen: 5, with_mfa: 0 });
    expect(report.people.slots).toContainEqual({ slot: 'admin', people: 1, with_mfa: 0 });
    expect(report.categories).toMatchObject([{ name: 'Weather', products: 3 }]);
    expect(who(admin).slots).toEqual(['admin']);
  });

  it('counts the runs that failed in a time, and no others', async () => {
    const at = dayAt(3);
    const run = { user_id: who(buyer).id, stream_id: streams[0] ?? '', other_id: null, algorithm_id: null };
    const asked = { algo: 'summary', analysis: 'summary' as const, metadata: '{}', parameters: '{}', cost: 0 };
    const ended = { data_room: false, phases: '[]', created_at: at, run_at: at, worker: null, started_at: at };
    const row = { ...run, ...asked, ...ended, request_id: null };
    const rows = (['failed', 'failed', 'cancelled', 'done'] as const).map((phase) => ({
      ...row,
      id: newId(),
      phase,
      finished_at: at,
      error: phase === 'done' ? null : 'Broken',
    }));
    await ledger.db.insertInto('executions').values(rows).execute();
    const failed = async (from: string, to: string) => {
      const { failures } = await readExchangeReport(ledger.db, periodFor({ from, to }), ledger.exchange.now());
      return failures.find(({ kind }) => kind === 'run')?.times;
    };
    expect([await failed(dayAt(2), dayAt(4)), await failed(dayAt(4), dayAt(9))]).toEqual([2, 0]);
  });

  it('counts of offers, answers and savings match the trade', async () => {
    const period = periodFor({ from: start.toISOString(), to: dayAt(60) });
    const { offers, discount } = await readSalesReport(ledger.db, who(seller).id, period, ledger.exchange.now());
    expect(offers).toMatchObject({
      received: 2,
      answered: 2,
      countered: 0,
      accepted: 1,
      bought: 1,
      rejected: 1,
      expired: 0,
      waiting: 0,
      answers: 2,
    });
    // Answered after two and after four hours: a median of three, plus the time that the test took.
    expect(Math.abs((offers.response_seconds ?? 0) - 3 * 3600)).toBeLessThan(60);
    expect(discount).toEqual({ sales: 1, list: 30 * token, paid: 10 * token });
  });

  it('a time without anything is all zeros, and a period that cannot be is refused', async () => {
    const long = { from: '2001-01-01T00:00:00.000Z', to: '2001-02-01T00:00:00.000Z' };
    const report = await readSalesReport(ledger.db, who(seller).id, periodFor(long), ledger.exchange.now());
    expect(report).toMatchObject({
      hours: 0,
      streams: [],
      buyers: [],
      partners: [],
      discount: { sales: 0, list: 0, paid: 0 },
    });
    expect(report.offers.response_seconds).toBeNull();
    expect(report.steps).toHaveLength(31);
    const now = ledger.exchange.now();
    expect(periodOf({ from: long.to, to: long.from }, now)).toMatchObject({ field: 'from' });
    expect(periodOf({ from: long.from, interval: 'DAY' }, now)).toMatchObject({ field: 'interval' });
  });
});
