/** A data room in three steps, beside its picture. */
export const roomSteps = [
  {
    title: '1. You ask',
    text: 'Choose data and an analysis. You can ask up to {runs} times a day about each product.',
  },
  {
    title: '2. The rows stay inside',
    text: 'The exchange computes the answer. You never see or download a single row.',
  },
  { title: '3. Groups come out', text: 'Answers are rounded, and show groups of at least {rows} rows only.' },
] as const;

export const roomDataMessages = {
  title: 'This is a data room',
  columns: 'Columns you can ask about',
  allColumns: 'Figures of all {count} columns',
} as const;

export const roomUseMessages = {
  title: 'What you can do in this data room',
  text: 'Ask with a built-in analysis, or with a query of a provider that the owner of the data has allowed. Answers are rounded and show groups of at least {rows} rows. Rows and access addresses are not available.',
  closed:
    'Buyers and data-room users ask questions about this data. Answers are rounded and show groups of at least {rows} rows. Your roles cannot run analyses.',
  buyFirst: 'Each needs access to this data.',
  builtIn: 'Built-in analyses',
  all: 'All {count} analyses',
  queries: 'Queries that the owner allowed',
  by: 'by {provider}, version {version}',
  needs: 'Columns: {columns}',
  example: 'Example answer, computed on rows of the provider',
  run: 'Run it here',
  runNamed: 'Run {name} here',
  answer: 'Your last answer',
  open: 'Open the answer',
} as const;
