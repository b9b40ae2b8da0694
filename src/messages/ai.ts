import type { ExecutionPhase } from '#contract/types.ts';

export const aiMessages = {
  intro: {
    run: 'Run analyses on your data.',
    received: 'Analyses that buyers run on your data.',
    algorithms: 'Analyses that buyers run with your algorithms.',
  },
  tabs: { run: 'Run an analysis', received: 'Runs on your data', algorithms: 'Runs of your algorithms' },
} as const;

/** Shown with a provider's query before a run. A refused run shows the server's `roomRefusals`. */
export const roomQueryText = 'In a data room it runs once the owner of the data has allowed it.';

export const runMessages = {
  title: 'New run',
  data: 'Data',
  chooseData: 'Choose data',
  chooseColumn: 'Choose a column',
  dataHint: 'Products you can read now.',
  ownDataHint: 'Products you can read now, and your own.',
  bought: 'Access until {end}',
  own: 'Your product',
  lookingUp: 'Looking it up',
  notAvailable: 'No longer available',
  analysis: 'Analysis',
  analysisHint: 'Built in, unless a provider is named.',
  chooseAnalysis: 'Choose an analysis',
  query: 'A query of {owner}. Choose which of your columns it reads. The data stays on the exchange.',
  byAlgorithm: '{name}, by {owner}',
  setBy: 'Set by the algorithm: {values}',
  log: 'Log',
  hideLog: 'Hide log',
  columnsLoading: 'Reading the columns',
  columnsFailed: 'The columns could not be loaded. Type the column name.',
  someColumnsFailed: 'The columns could not be loaded. Type the column names, separated by commas.',
  columnsAgain: 'Reload the columns',
  noColumns: 'This data has no suitable column.',
  any: 'None',
  cost: 'Cost of this run',
  free: 'Free',
  costHint: 'Charged only if the run succeeds.',
  balance: 'Balance',
  after: 'Balance after',
  tooLittle: 'Your balance does not cover this run.',
  start: 'Run',
  noData: {
    title: 'No data to run on yet',
    text: 'Get access to a product first.',
    action: 'Browse the marketplace',
  },
  noRight: {
    title: 'Your roles cannot run analyses',
    text: 'Buyers and data-room users run analyses. You can still look at the example.',
  },
  room: 'Data room: results show groups of at least {rows} rows. Limit: {runs} runs per product and day.',
  runs: 'Your runs',
  runsEmpty: {
    title: 'No runs yet',
    text: 'Choose data and an analysis, start with a suggestion, or view the example.',
  },
  inRoom: 'Data room',
  cancel: 'Stop',
  open: 'Show result',
  repeat: 'Run again',
  took: 'took {time}',
  notTaken: 'not charged',
  given: '{label}: {value}',
  computing: 'Computing the answer',
  unanswered: 'No answer from this run',
  stuck: 'This takes longer than usual. You can leave this page; the run continues.',
  steps: ['Queued', 'Preparing', 'Running', 'Publishing', 'Done'],
  stepsOf: 'Phases of {name}',
  example: {
    title: 'Example',
    text: 'A finished analysis of public data.',
    fetch: 'View example',
    reset: 'Hide',
  },
} as const;

export const receivedMessages = {
  label: 'Runs on your data',
  text: 'Results stay private to the buyer.',
  columns: { buyer: 'Buyer', analysis: 'Analysis', data: 'Product', at: 'When', state: 'Status' },
  oneProduct: 'One product only.',
  all: 'Show all',
  empty: {
    title: 'No runs on your data yet',
    text: 'Analyses that buyers run on your products appear here.',
  },
  emptyProduct: 'No runs on this product yet',
} as const;

export const algorithmRunMessages = {
  label: 'Runs of your algorithms',
  text: 'Data, names and results of buyers stay private.',
  columns: { at: 'When', version: 'Version', took: 'Duration', cost: 'Exchange fee', state: 'Status' },
  version: 'Version {version}',
  runs: { one: '1 run', many: '{count} runs' },
  runsOnPage: { one: '1 run on this page', many: '{count} runs on this page' },
  failed: '{count} failed',
  lastVersion: 'version {version} ran last',
  runsOf: 'Runs of {name}',
  empty: {
    title: 'No runs of your algorithms yet',
    text: 'Runs that buyers start with your algorithms appear here.',
    action: 'Add an algorithm',
  },
  log: { lasted: '{seconds} s', none: 'No steps recorded.' },
} as const;

export const resultMessages = {
  title: 'Result',
  of: '{analysis}: {data}',
  places: '{count} places.',
  views: { map: 'Map', table: 'Table', facts: 'Figures' },
  csv: 'CSV',
  json: 'JSON',
  compare: 'Compare with',
  compareNone: 'No other run',
  beside: '{name}, compared',
  alone: 'Stop comparing',
  close: 'Close',
  value: 'Value',
  fact: 'Figure',
  describe: '{y} by {x}, {count} points.',
  noRows: 'The analysis found no rows to show.',
  noFacts: 'This result has no single figures.',
  difference: 'Difference',
  differences: 'Figures of both results',
  first: 'First',
  second: 'Second',
} as const;

export const runPhases = {
  queued: 'Queued',
  preparing: 'Preparing',
  running: 'Running',
  publishing: 'Publishing',
  done: 'Done',
  failed: 'Failed',
  cancelled: 'Stopped',
} as const satisfies Record<ExecutionPhase, string>;

export const refusedRun = 'Refused by the data room';
