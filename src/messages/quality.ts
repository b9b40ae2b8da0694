import type { Quality } from '#contract/types.ts';

type Reason = Quality['reasons'][number]['code'];

export const qualityMessages = {
  badge: 'Quality {grade}',
  title: 'Quality',
  points: '{points} of 100 points',
  measured: 'measured',
  perfect: 'No problems found.',
  cost: '−{points}',
  reasons: {
    empty: 'No rows were found.',
    nulls: '“{column}” is empty in {share} of the rows.',
    constant: '“{column}” never changes.',
    mixedTypes: '“{column}” mixes numbers with words.',
    ragged: '{share} of the rows have a different number of cells than the header.',
    duplicates: '{share} of the rows repeat an earlier one.',
    stale: 'The newest row is {age} old.',
    unstructured: 'There are no columns, only text.',
    ambiguous: 'Parts of the file can be read in two ways, such as 1/2/2026: the seller has not said which is right.',
  } satisfies Record<Reason, string>,
  facts: {
    rate: 'Rows per day',
    rateMonth: 'Rows per month',
    rateYear: 'Rows per year',
    events: 'Events',
    age: 'Age of the newest row',
    span: 'From – to',
    duplicates: 'Repeated rows',
  },
  age: {
    days: { one: '1 day', many: '{count} days' },
    months: { one: '1 month', many: '{count} months' },
    years: { one: '1 year', many: '{count} years' },
  },
} as const;
