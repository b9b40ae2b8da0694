import type { Actor, OfferAction } from '../domains/offers/rules.ts';

interface Move {
  /** Days before the first start. */
  readonly ago: number;
  readonly by: Actor;
  readonly action: OfferAction;
  /** Micro-tokens per hour; unset to keep the current terms. */
  readonly amount?: number;
  readonly text?: string;
}

export interface Negotiation {
  readonly file: string;
  readonly buyer: string;
  readonly moves: readonly [Move, ...Move[]];
}

const opens = (ago: number, amount: number, text: string): Move => ({
  ago,
  by: 'buyer',
  action: 'created',
  amount,
  text,
});
const revises = (ago: number, by: 'buyer' | 'seller', amount: number, text: string): Move => ({
  ago,
  by,
  action: 'revised',
  amount,
  text,
});
const ends = (ago: number, by: 'buyer' | 'seller', action: 'accepted' | 'rejected' | 'withdrawn'): Move => ({
  ago,
  by,
  action,
});
const lapses: Move = { ago: 0, by: 'clock', action: 'expired' };

export const negotiations: readonly Negotiation[] = [
  {
    file: 'bird-strikes.csv',
    buyer: 'buyer',
    moves: [
      opens(
        1,
        1_200_000,
        'We rate hull policies and would read the table for about 40 hours a month. Is 1.2 an hour possible?',
      ),
    ],
  },
  {
    file: 'us-employment.csv',
    buyer: 'user',
    moves: [opens(2, 900_000, 'For a quarterly labour report. We take a week at a time, three times a year.')],
  },
  {
    file: 'antibiotics.json',
    buyer: 'buyer',
    moves: [opens(3, 50_000, 'A teaching deck, read once a term by two of us.')],
  },
  {
    file: 'us-zip-codes.csv',
    buyer: 'buyer',
    moves: [
      opens(6, 350_000, 'We only need the coordinates, refreshed once a week.'),
      revises(5, 'seller', 500_000, 'The table cannot be split, but at a weekly rhythm 0.5 is fair.'),
    ],
  },
  {
    file: 'earthquakes-week.ndjson',
    buyer: 'user',
    moves: [
      opens(9, 500_000, 'Testing an alert service; roughly 20 hours in all.'),
      revises(8, 'seller', 800_000, 'Below 0.8 the complete feed does not pay. The strong events alone are cheaper.'),
      revises(7, 'buyer', 650_000, 'We need the small ones too. 0.65, and we start this week.'),
      revises(6, 'seller', 720_000, 'Let us meet at 0.72.'),
    ],
  },
  {
    file: 'federal-receipts.json',
    buyer: 'buyer',
    moves: [
      opens(12, 600_000, 'For a tax model. We would buy 200 hours over the next month.'),
      revises(11, 'seller', 700_000, 'For 200 hours we can go down to 0.7.'),
      ends(10, 'buyer', 'accepted'),
    ],
  },
  {
    file: 'unemployment-by-industry.json',
    buyer: 'user',
    moves: [opens(5, 450_000, 'University project, two students, one month.'), ends(4, 'seller', 'accepted')],
  },
  {
    file: 'premier-league.csv',
    buyer: 'buyer',
    moves: [
      opens(21, 60_000, 'A quarter of the list price for a quarter of the seasons.'),
      ends(20, 'seller', 'rejected'),
    ],
  },
  {
    file: 'flight-routes-2008.csv',
    buyer: 'user',
    moves: [
      opens(27, 400_000, 'The year is long past; would 0.4 do?'),
      revises(26, 'seller', 700_000, 'It is the only complete route table of its kind. 0.7 at the least.'),
      ends(24, 'buyer', 'rejected'),
    ],
  },
  {
    file: 'seattle-hourly-normals.csv',
    buyer: 'buyer',
    moves: [opens(17, 500_000, 'For a heat pump study in the north-west.'), ends(15, 'buyer', 'withdrawn')],
  },
  {
    file: 'household-income.ndjson',
    buyer: 'user',
    moves: [opens(40, 300_000, 'Site planning for two shops, one state only.'), lapses],
  },
  {
    file: 'mauna-loa-co2.csv',
    buyer: 'buyer',
    moves: [
      opens(35, 150_000, 'One chart in a yearly report.'),
      revises(33, 'seller', 220_000, 'For one chart an hour is enough: 0.22.'),
      lapses,
    ],
  },
];
