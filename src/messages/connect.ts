export const connectMessages = {
  replace: 'Replace address',
  ask: 'Replace the access address?',
  consequence:
    'The current address stops working at once. Update all programs that use it. Your access time does not change.',
  dataRoom: 'The data room shows results only. Rows and access addresses are not available.',
  groupsOnly: 'This data has no access address. Run analyses on it instead.',
} as const;

export const useMessages = {
  title: 'Use',
  buy: {
    title: 'Read it from any program',
    text: 'After you buy access you get an address that curl, JavaScript, Python or a spreadsheet can read. You can also run analyses here.',
    closed:
      'After you buy access you can run analyses on this data here. Rows and an access address are not available.',
  },
  own: {
    title: 'This is your own data',
    text: 'You read it at its source. Here you can run analyses on it without buying access.',
  },
  analyse: 'Run an analysis',
} as const;
