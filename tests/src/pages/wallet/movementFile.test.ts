import { expect, it } from 'vitest';
import type { HistoryEntry } from '#contract/types.ts';
import { fileName, movementCsv, movementJson } from '#src/pages/wallet/history/movementFile.ts';
import { noFilter } from '#src/pages/wallet/history/useHistoryFilter.ts';

const entry: HistoryEntry = {
  id: 'e1',
  from: 'u1',
  to: 'u2',
  value: 9_007_199_254_740_991,
  balance: 500_000,
  dateTime: '2026-11-22T01:10:00.000Z',
  txType: 'PURCHASE',
  party_name: '=HYPERLINK("x")',
  stream_name: 'Tides, hourly',
  reference: 'p1',
};

it('names the file by the days that it holds', () => {
  expect(fileName({ from: '', to: '' }, 'csv')).toBe('movements.csv');
  expect(fileName({ from: '2026-01-01', to: '2026-01-31' }, 'json')).toBe('movements-2026-01-01-to-2026-01-31.json');
});

it('writes amounts to the last decimal in separate columns, and no formula', () => {
  const [head = '', paid = '', earned = ''] = movementCsv([entry, { ...entry, from: 'u3', to: 'u1' }], 'u1').split(
    '\r\n',
  );
  expect(head).toMatch(
    /^Date \(UTC\),Date \(.+\),Type,With,Product,Product id,In \(DXT\),Out \(DXT\),Balance \(DXT\),Reference,Transaction id$/,
  );
  expect(paid).toContain(`"'=HYPERLINK(""x"")","Tides, hourly",,,9007199254.740991,0.5,p1,e1`);
  expect(earned).toContain(`"Tides, hourly",,9007199254.740991,,0.5,p1,e1`);
});

it('writes JSON with the movements as in the contract, and the filter', () => {
  const filter = { ...noFilter, type: 'PURCHASE', min: '5' } as const;
  expect(JSON.parse(movementJson([entry], filter))).toEqual({
    token: { name: 'Data Exchange Token', symbol: 'DXT', decimals: 6 },
    filter: { type: 'PURCHASE', min: '5' },
    movements: [entry],
  });
});
