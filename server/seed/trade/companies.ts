// Companies of the demo trade, listed in companies.csv. Their accounts have the demo password: both sides of a deal can be
// tried. Telephone numbers are from ranges reserved for fiction.
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { Insertable } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { accountId } from '../demoAccounts.ts';
import { accountRow, daysBefore } from '../rows.ts';

type Column = 'slot' | 'key' | 'company' | 'first' | 'last' | 'phone' | 'address' | 'country' | 'rate' | 'files';

const companies = parse<Record<Column, string>>(readFileSync(new URL('companies.csv', import.meta.url)), {
  columns: true,
}).map(({ slot, rate, files, ...company }) => ({
  ...company,
  slot: slot as 'seller' | 'buyer',
  /** Purchases of a buyer on a working day. */
  rate: Number(rate),
  files: files.split(' '),
}));

export const sellers = companies.filter(({ slot }) => slot === 'seller');
export const buyers = companies.filter(({ slot }) => slot === 'buyer');

export const emailOf = (key: string) => `${key}@example.com`;

/** @param password hash shared by all companies */
export const companyRows = (start: Date, password: string): Insertable<Database['users']>[] =>
  companies.map(({ key, slot, ...profile }) =>
    accountRow(profile, {
      id: accountId(key),
      email: emailOf(key),
      password,
      slots: [slot],
      created_at: daysBefore(start, 125 - profile.company.length).toISOString(),
      last_login_at: daysBefore(start, profile.company.length / 8).toISOString(),
    }),
  );
