export const questionMessages = {
  title: 'Questions this data can answer',
  text: 'Made from the columns of {name}. One press runs the analysis.',
  locked: 'Made from the columns of {name}. Get access, then one press runs the analysis.',
  needsAccess: 'needs access',
  room: 'The answers show groups of at least {rows} rows, in rounded figures.',
  data: 'Ask about',
  search: 'Your question',
  searchHint: 'Words such as highest, by week, forecast, unusual, or the name of a column.',
  costs: 'Each answer costs',
  costHint: 'charged only if the run succeeds.',
  more: 'Show all {count} questions',
  fewer: 'Show fewer questions',
  unused: 'Not understood: {words}. Filters are not part of a question.',
  none: {
    title: 'No question fits these words',
    text: 'Name a column, such as {columns}, or what to find: highest, trend, forecast, unusual, together.',
  },
  noColumns: {
    title: 'No questions for this data',
    text: 'Its columns have not been measured. You can still choose an analysis below.',
  },
  failed: 'The columns could not be read',
  cannotStart: 'The question could not be asked',
} as const;

/** Texts of the rules in `questionRules.ts`. */
export const questionTexts = {
  mostRows: 'Which {by} has the most rows?',
  highestMean: 'Which {by} has the highest average {measure}?',
  highestSum: 'Which {by} has the highest total {measure}?',
  changed: 'How did {measure} change by {step}?',
  next: 'What {measure} may come {period}?',
  unusualDays: 'Which days have an unusual {measure}?',
  unusualRows: 'Which rows have an unusual {measure}?',
  unusualCount: 'How many rows have an unusual {measure}?',
  together: 'Do {first} and {second} go together?',
  common: 'Which values of {measure} are common?',
  alike: 'Which rows are alike in {first} and {second}?',
  complete: 'Is anything missing or repeated?',
  columns: 'What is in each column?',
} as const;

export const questionPeriods = {
  hour: 'in the next 24 hours',
  day: 'next week',
  week: 'in the next 8 weeks',
  month: 'in the next 12 months',
  year: 'in the next 5 years',
} as const;
