// Companies of the demo trade. Their accounts have the demo password: both sides of a deal can be tried.
import type { Insertable } from 'kysely';
import type { Slot } from '#contract/types.ts';
import type { Database } from '../../database/schema.ts';
import { accountId } from '../people.ts';
import { daysBefore } from '../rows.ts';

interface Company {
  readonly key: string;
  readonly company: string;
  readonly first: string;
  readonly last: string;
  readonly phone: string;
  readonly address: string;
  readonly country: string;
}

export interface Seller extends Company {
  readonly files: readonly string[];
}

export interface Buyer extends Company {
  readonly files: readonly string[];
  readonly rate: number;
}

// Telephone numbers are from ranges reserved for fiction.
export const sellers: readonly Seller[] = [
  {
    key: 'tremor',
    company: 'Tremor Watch',
    first: 'Kyoko',
    last: 'Hayashi',
    phone: '+1 415 555 0190',
    address: '2 Harbor Way, San Francisco, CA 94111',
    country: 'United States',
    files: ['earthquakes-strong.csv', 'live/earthquakes'],
  },
  {
    key: 'fieldnotes',
    company: 'Fieldnotes Cooperative',
    first: 'Wanjiru',
    last: 'Kamau',
    phone: '+1 202 555 0171',
    address: '31 Meadow Lane, Madison, WI 53703',
    country: 'United States',
    files: [
      'habitat-robin.csv',
      'habitat-deer.ndjson',
      'habitat-bullfrog.csv',
      'habitat-gartersnake.csv',
      'palmer-penguins.json',
    ],
  },
  {
    key: 'payroll',
    company: 'Payroll Figures',
    first: 'Owen',
    last: 'Blake',
    phone: '+44 20 7946 0155',
    address: '9 Ledger Street, Leeds LS1 4AP',
    country: 'United Kingdom',
    files: [
      'employment-manufacturing.ndjson',
      'employment-construction.json',
      'unemployment-finance.csv',
      'county-unemployment.tsv',
    ],
  },
  {
    key: 'atlas',
    company: 'Human Atlas',
    first: 'Inês',
    last: 'Carvalho',
    phone: '+351 21 555 0123',
    address: 'Rua do Mapa 14, 1100-341 Lisboa',
    country: 'Portugal',
    files: ['gapminder.json', 'fertility-life-expectancy.csv', 'health-and-income.csv', 'obesity-by-state.json'],
  },
];

export const buyers: readonly Buyer[] = [
  {
    key: 'aurora',
    company: 'Aurora Insurance',
    first: 'Nora',
    last: 'Lindqvist',
    phone: '+46 8 555 0148',
    address: 'Kajgatan 5, 111 30 Stockholm',
    country: 'Sweden',
    files: [
      'bird-strikes.csv',
      'us-zip-codes.csv',
      'earthquakes-strong.csv',
      'live/earthquakes',
      'mauna-loa-co2.csv',
      'obesity-by-state.json',
    ],
    rate: 0.7,
  },
  {
    key: 'citygrid',
    company: 'CityGrid Mobility',
    first: 'Jonas',
    last: 'Weber',
    phone: '+49 30 23125 171',
    address: 'Gleisweg 8, 10557 Berlin',
    country: 'Germany',
    files: [
      'us-airports.csv',
      'flight-routes-2008.csv',
      'live/new-york-weather',
      'seattle-weather.csv',
      'us-zip-codes.csv',
      'new-york-zip-codes.json',
    ],
    rate: 0.6,
  },
  {
    key: 'harvest',
    company: 'Harvest Signal',
    first: 'Camila',
    last: 'Duarte',
    phone: '+1 312 555 0136',
    address: '70 Grain Street, Chicago, IL 60607',
    country: 'United States',
    files: [
      'mauna-loa-co2.csv',
      'global-temperature.json',
      'habitat-deer.ndjson',
      'seattle-hourly-normals.csv',
      'iowa-electricity.csv',
      'wheat-and-wages.json',
    ],
    rate: 0.5,
  },
  {
    key: 'northlight',
    company: 'Northlight University',
    first: 'Eero',
    last: 'Salonen',
    phone: '+358 9 555 0102',
    address: 'Lukukatu 1, 00100 Helsinki',
    country: 'Finland',
    files: [
      'palmer-penguins.json',
      'habitat-robin.csv',
      'gapminder.json',
      'health-and-income.csv',
      'antibiotics.json',
      'engineers-and-hurricanes.csv',
      'county-unemployment.tsv',
    ],
    rate: 0.6,
  },
  {
    key: 'quanta',
    company: 'Quanta Risk',
    first: 'Mei',
    last: 'Tan',
    phone: '+65 6555 0119',
    address: '12 Robinson Crescent, Singapore 068000',
    country: 'Singapore',
    files: [
      'federal-receipts.json',
      'deficit-forecasts.ndjson',
      'us-employment.csv',
      'unemployment-finance.csv',
      'employment-manufacturing.ndjson',
      'live/earthquakes',
    ],
    rate: 0.8,
  },
  {
    key: 'lagoon',
    company: 'Lagoon Energy',
    first: 'Tiago',
    last: 'Mendes',
    phone: '+351 21 555 0166',
    address: 'Avenida da Ria 22, 3800-160 Aveiro',
    country: 'Portugal',
    files: [
      'iowa-electricity.csv',
      'iowa-renewables.json',
      'seattle-hourly-normals.csv',
      'new-york-weather.ndjson',
      'live/new-york-weather',
      'employment-construction.json',
    ],
    rate: 0.5,
  },
];

export const emailOf = (key: string) => `${key}@example.com`;

const account = (
  { key, company, first, last, phone, address, country }: Company,
  slot: Slot,
  { password, start }: { password: string; start: Date },
): Insertable<Database['users']> => ({
  id: accountId(key),
  email: emailOf(key),
  password,
  first_name: first,
  last_name: last,
  company,
  phone,
  address,
  country,
  picture: null,
  slots: [slot],
  disabled: false,
  locked: false,
  mfa: false,
  created_at: daysBefore(start, 125 - company.length).toISOString(),
  last_login_at: daysBefore(start, company.length / 8).toISOString(),
});

/** @param password hash shared by all companies */
export const companyRows = (start: Date, password: string): Insertable<Database['users']>[] => [
  ...sellers.map((seller) => account(seller, 'seller', { password, start })),
  ...buyers.map((buyer) => account(buyer, 'buyer', { password, start })),
];
