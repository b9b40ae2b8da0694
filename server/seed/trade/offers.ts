import type { Negotiation } from '../negotiations.ts';

type Deal = readonly [
  buyer: string,
  file: string,
  daysAgo: number,
  offered: number,
  /** A counter-offer, or the end. */
  answer: number | 'accepted' | 'rejected',
  end?: 'accepted' | 'rejected',
];

const deals: readonly Deal[] = [
  ['aurora', 'us-zip-codes.csv', 9, 450_000, 520_000, 'accepted'],
  ['aurora', 'mauna-loa-co2.csv', 63, 180_000, 'accepted'],
  ['citygrid', 'flight-routes-2008.csv', 41, 550_000, 650_000, 'accepted'],
  ['citygrid', 'us-airports.csv', 55, 60_000, 'rejected'],
  ['harvest', 'seattle-hourly-normals.csv', 28, 450_000, 580_000, 'rejected'],
  ['harvest', 'mauna-loa-co2.csv', 47, 200_000, 'accepted'],
  ['quanta', 'federal-receipts.json', 58, 700_000, 780_000, 'accepted'],
  ['quanta', 'us-employment.csv', 12, 900_000, 1_000_000, 'accepted'],
  ['quanta', 'deficit-forecasts.ndjson', 34, 250_000, 'accepted'],
  ['lagoon', 'iowa-electricity.csv', 22, 150_000, 180_000, 'accepted'],
  ['lagoon', 'seattle-hourly-normals.csv', 3, 520_000, 600_000],
  ['northlight', 'unemployment-by-industry.json', 1, 400_000, 450_000],
  ['northlight', 'federal-receipts.json', 2, 500_000, 640_000],
  ['citygrid', 'seattle-weather.csv', 2, 300_000, 340_000, 'rejected'],
];

const reasons = [
  'A pilot of four weeks, about ten hours in each.',
  'For one model that is retrained every Monday.',
  'We read the table once a week and publish aggregates only.',
  'For a study; we cite the source.',
] as const;

/** Days between a move and its answer. */
const answerDays = 0.3;

export const companyNegotiations: readonly Negotiation[] = deals.map(
  ([buyer, file, daysAgo, offered, answer, end], index) => {
    const answered = { ago: daysAgo - answerDays, by: 'seller' as const };
    return {
      file,
      buyer,
      moves: [
        { ago: daysAgo, by: 'buyer', action: 'created', amount: offered, text: reasons[index % reasons.length] ?? '' },
        typeof answer === 'number'
          ? { ...answered, action: 'revised', amount: answer, text: 'At your volume we can meet you here.' }
          : { ...answered, action: answer },
        ...(end ? [{ ago: daysAgo - 2 * answerDays, by: 'buyer' as const, action: end }] : []),
      ],
    };
  },
);
