import { afterEach, describe, expect, it } from 'vitest';
import { dayText, today, utcRange } from '#design-system/internal/format/days.ts';
import { chooseFormats } from '#design-system/internal/format/formats.ts';
import { dayAt, dayLater, startOf } from '#design-system/internal/format/zone.ts';
import { toQuery as marketQuery, filterOf, noFilter as anyProduct } from '#src/pages/shared/lists/marketplaceFilter.ts';
import { noFilter, toQuery } from '#src/pages/wallet/history/useHistoryFilter.ts';
import { assert, constantFrom, integer, property } from '../support/property.ts';

const zones = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/Sao_Paulo',
  'Africa/Cairo',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
] as const;

afterEach(() => chooseFormats({}));

describe('a day in a time zone', () => {
  it.each([
    ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
    ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
    ['America/New_York', '2026-03-08', '2026-03-08T05:00:00.000Z', '2026-03-09T04:00:00.000Z'],
    // The clock went from 23:59:59 to 01:00.
    ['America/Sao_Paulo', '2018-11-04', '2018-11-04T03:00:00.000Z', '2018-11-05T02:00:00.000Z'],
    ['Asia/Kathmandu', '2026-06-01', '2026-05-31T18:15:00.000Z', '2026-06-01T18:15:00.000Z'],
    ['Pacific/Kiritimati', '2026-01-01', '2025-12-31T10:00:00.000Z', '2026-01-01T10:00:00.000Z'],
  ])('%s %s starts and ends at local midnight', (timeZone, day, start, end) => {
    chooseFormats({ timeZone });
    expect(utcRange({ from: day, to: day })).toEqual({ start, end });
  });

  it('starts at the first moment of the local day in every zone', () => {
    const days = integer({ min: 0, max: 40 * 365 });
    assert(
      property(constantFrom(...zones), days, (zone, count) => {
        const day = dayLater('2000-01-01', count);
        const start = startOf(day, zone);
        expect([dayAt(start, zone), dayAt(start - 1, zone)]).toEqual([day, dayLater(day, -1)]);
      }),
    );
  });

  it('ends the year 9999 at its last millisecond', () => {
    expect(utcRange({ from: '9999-12-31', to: '9999-12-31' })?.end).toBe('9999-12-31T23:59:59.999Z');
  });

  it('takes today from the chosen zone', () => {
    chooseFormats({ timeZone: 'Pacific/Kiritimati' });
    expect(today(Date.parse('2026-11-20T10:00:00Z'))).toBe('2026-11-21');
    chooseFormats({ timeZone: 'Pacific/Pago_Pago', locale: 'en-GB' });
    expect(today(Date.parse('2026-11-20T10:00:00Z'))).toBe('2026-11-19');
    expect(dayText('2026-11-20')).toBe('20 Nov 2026');
  });
});

describe('days typed into a filter', () => {
  it('use the chosen zone, not that of the device', () => {
    chooseFormats({ timeZone: 'America/New_York' });
    const days = { from: '2026-03-08', to: '2026-03-08' };
    expect(toQuery({ ...noFilter, ...days })).toMatchObject({
      fromDateTime: '2026-03-08T05:00:00.000Z',
      toDateTime: '2026-03-09T03:59:59.999Z',
    });
    const query = marketQuery({ ...anyProduct, ...days, view: 'cards', sort: 'DATE.DESC', page: 0 });
    expect(query).toMatchObject({ from: '2026-03-08T05:00:00.000Z', to: '2026-03-09T04:00:00.000Z' });
    expect(filterOf({ from: query.from, to: query.to })).toMatchObject(days);
  });
});
