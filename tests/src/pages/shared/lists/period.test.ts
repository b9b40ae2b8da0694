import { afterEach, beforeEach, expect, it } from 'vitest';
import { chooseFormats, rangeMoments } from '#design-system';
import { boundIn, endOfBound, startOfBound } from '#src/pages/shared/lists/addressParts.ts';
import { periodOf, periodPresets, periodText, rangeOf } from '#src/pages/shared/lists/period/period.ts';

// Days with a change to daylight saving time, and with midnight on another day than in UTC.
beforeEach(() => chooseFormats({ locale: 'en-GB', timeZone: 'America/New_York' }));
afterEach(() => chooseFormats({}));

const periods = {
  'whole days': { from: '2026-02-01', to: '2026-02-28' },
  'one day': { from: '2026-02-01', to: '2026-02-01' },
  minutes: { from: '2026-02-01T09:30Z', to: '2026-02-01T10:45Z' },
} as const;

it.each(Object.entries(periods))('reads %s from an address, and writes them back', (_, period) => {
  expect({ from: boundIn(period.from), to: boundIn(period.to) }).toEqual(period);
  const moments = rangeMoments(rangeOf(period));
  expect(moments).toEqual({ start: startOfBound(period.from), end: endOfBound(period.to) });
  expect(moments && periodOf(moments)).toEqual(period);
});

it('ignores text in an address that is neither a day nor a minute', () => {
  for (const text of [null, '', 'soon', '2026-13-01', '2026-02-01T25:00Z', '2026-02-01T09:30', '2026-02-01T09:30:11Z'])
    expect(boundIn(text)).toBe('');
});

it('leaves the parts of an open end empty', () => {
  expect(rangeOf({ from: '2026-02-01', to: '' })).toMatchObject({ fromTime: '00:00', toDay: '', toTime: '' });
});

it('names a period with both ends, one end or none', () => {
  expect(periodText({ from: '', to: '' })).toBe('Any time');
  expect(periodText({ from: '2026-02-01', to: '' })).toMatch(/^From .*2026$/u);
  expect(periodText({ from: '', to: '2026-02-01' })).toMatch(/^Until .*2026$/u);
  expect(periodText(periods['whole days'])).toMatch(/2026 – .*2026$/u);
  expect(periodText(periods['one day'])).not.toContain('–');
  expect(periodText(periods.minutes)).toMatch(/:30.*–.*:45/u);
});

it('offers periods up to now, also across the start of a year', () => {
  const presets = periodPresets(Date.parse('2026-01-01T17:34:56Z'));
  const periodNamed = (label: string) => {
    const range = presets.find((preset) => preset.label === label)?.range;
    const moments = range && rangeMoments(range);
    return moments && periodOf(moments);
  };
  expect(periodNamed('Today')).toEqual({ from: '2026-01-01', to: '2026-01-01' });
  expect(periodNamed('Last 24 hours')).toEqual({ from: '2025-12-31T17:34Z', to: '2026-01-01T17:34Z' });
  expect(periodNamed('Last 7 days')).toEqual({ from: '2025-12-26', to: '2026-01-01' });
  expect(periodNamed('This month')).toEqual({ from: '2026-01-01', to: '2026-01-01' });
  expect(periodNamed('Last month')).toEqual({ from: '2025-12-01', to: '2025-12-31' });
});
