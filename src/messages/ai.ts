/** Words of the AI page. */
export const aiWords = {
  intro: 'Run analyses on data that you may read, or ask the catalogue in your own words.',
  tabs: { run: 'Run an analysis', ask: 'Ask the catalogue', received: 'Runs on your data' },
} as const;

/** Words of running analyses. */
export const runWords = {
  title: 'New run',
  data: 'Data',
  chooseData: 'Choose data',
  chooseColumn: 'Choose a column',
  dataHint: 'What you have running access to, and your own products.',
  bought: 'Access until {end}',
  own: 'Your product',
  lookingUp: 'Looking it up',
  notAvailable: 'No longer available',
  analysis: 'Analysis',
  chooseAnalysis: 'Choose an analysis',
  byAlgorithm: '{name}, by {owner}',
  columnsLoading: 'Reading the columns',
  columnsFailed: 'The columns could not be read. Type their names as they stand in the data.',
  someColumnsFailed:
    'The columns could not be read. Type their names as they stand in the data, with commas between them.',
  columnsAgain: 'Read the columns again',
  noColumns: 'No column of this data fits.',
  any: 'None',
  cost: 'Cost of this run',
  free: 'Free',
  costHint: 'Taken only when the run succeeds.',
  balance: 'Balance',
  after: 'Balance after',
  tooLittle: 'Your balance does not cover this run.',
  start: 'Run',
  noData: {
    title: 'No data to run on yet',
    text: 'Get access to a product, or list one of your own. Many are free.',
    action: 'Browse the marketplace',
  },
  noRight: {
    title: 'Your roles do not run analyses',
    text: 'Buyers and data-room users run analyses. You can still look at the example and ask the catalogue.',
  },
  room: 'Results of the data room hold groups of {rows} rows and more, and {runs} runs a day for each product.',
  runs: 'Your runs',
  runsEmpty: {
    title: 'No runs yet',
    text: 'Choose data and an analysis, begin with one of these, or look at the finished example first.',
  },
  inRoom: 'Data room',
  cancel: 'Stop',
  open: 'Show result',
  opened: 'Shown',
  repeat: 'Run again',
  took: 'took {time}',
  notTaken: 'no tokens taken',
  given: '{label}: {value}',
  stuck: 'This takes longer than usual. It goes on by itself; you can leave this page.',
  steps: ['Queued', 'Preparing', 'Running', 'Publishing', 'Done'],
  stepsOf: 'Phases of {name}',
  example: {
    title: 'A finished example',
    text: 'An analysis that the exchange has run on public data. Fetch it to see what a result looks like.',
    fetch: 'Fetch the example',
    reset: 'Put away',
  },
} as const;

/** Words of the runs that others made on own data. */
export const receivedWords = {
  label: 'Runs on your data',
  text: 'Who has computed what on your products. Each run is in the audit log too.',
  columns: { buyer: 'Buyer', analysis: 'Analysis', data: 'Product', at: 'When', state: 'State' },
  oneProduct: 'Of one product only.',
  all: 'Show all',
  empty: {
    title: 'Nobody has run anything yet',
    text: 'As soon as a buyer runs an analysis on a product of yours, it stands here.',
  },
  emptyProduct: 'Nobody has run anything on this product yet',
} as const;

/** Words of a result. */
export const resultWords = {
  title: 'Result',
  of: '{analysis} of {data}',
  views: { chart: 'Chart', table: 'Table', facts: 'Figures' },
  csv: 'CSV',
  json: 'JSON',
  compare: 'Compare with',
  compareNone: 'No other run',
  beside: '{name}, compared',
  alone: 'Stop comparing',
  close: 'Close',
  value: 'Value',
  fact: 'Figure',
  row: 'Row',
  band: '{low} to {high}',
  describe: '{y} by {x}, {count} points.',
  noRows: 'The analysis found no rows to show.',
  noFacts: 'This result has no single figures.',
  difference: 'Difference',
  differences: 'Figures of both results',
  first: 'First',
  second: 'Second',
} as const;

/** Words of asking the catalogue. */
export const askWords = {
  label: 'What are you looking for?',
  placeholder: 'hourly weather under 1 token',
  ask: 'Ask',
  examples: 'For example',
  exampleQuestions: ['daily weather under 2 tokens', 'live earthquakes', 'employment under 1 token an hour'],
  understood: 'Understood as',
  by: {
    words: 'Derived by fixed rules from your words. Take away what you did not mean.',
    model: 'Derived by the model that this exchange uses. Take away what it got wrong.',
    hand: 'As you changed it.',
  },
  word: '“{word}”',
  type: 'Type: {type}',
  category: 'Category: {name}',
  atLeast: 'At least {amount} / hour',
  atMost: 'At most {amount} / hour',
  free: 'Free',
  days: { one: 'Listed today', many: 'Listed in the last {count} days' },
  open: 'No approval needed',
  clear: 'Clear',
  count: { one: '1 product', many: '{count} products' },
  some: 'No product has all of these words. These have some of them.',
  nothing: {
    title: 'Nothing in the catalogue matches',
    text: 'Take away a part of the filter, or use other words.',
    action: 'Browse the marketplace',
  },
  vague: {
    title: 'This question names nothing to look for',
    text: 'Say what the data is about, what it may cost, or how new it should be.',
  },
  first: {
    title: 'Ask in your own words',
    text: 'Names, topics, a price, how new it should be: the answer is a filter that you can change, and the products that match it.',
  },
  more: 'Only the best {shown} are shown.',
} as const;
