import type { visibilities } from '#contract/constants.ts';
import { dataFormats, sourceFormatNames } from '#contract/dataFormats.ts';

const fileFormats = new Intl.ListFormat('en', { type: 'disjunction' }).format(
  sourceFormatNames.map((format) => dataFormats[format].label),
);

export const productForm = {
  lead: 'All fields are required unless marked optional.',
  sections: {
    basics: { title: 'Basics', text: 'Shown first to buyers.' },
    data: {
      title: 'Where is your data?',
      text: 'Only you and the exchange can see the file or the address. Buyers read through the exchange.',
    },
    method: {
      title: 'Documentation',
      text: 'The exchange computes the analysis, so an algorithm needs no data. Buyers read what this address answers.',
    },
    price: { title: 'Price', text: 'Buyers pay by the hour. 0 means free.' },
    algorithmPrice: {
      title: 'Price',
      text: 'Buyers pay by the hour of access, not per run. 0 means free.',
    },
    access: { title: 'Access', text: 'Who can find it and who can buy it.' },
    terms: { title: 'Terms and coverage', text: 'Helps buyers decide.' },
    logo: { title: 'Logo', text: 'Shown on the card and the page. Without a logo, initials are shown.' },
  },
  /** Labels that differ from those of refusals (fields.ts). */
  labels: {
    price: 'Price per hour',
    offer: 'Accept offers',
    visibility: 'Who can find it',
    accessType: 'Who can buy it',
  },
  documentation: {
    label: 'Documentation URL',
    hint: 'A page or file, http or https. Must not be listed by another seller.',
  },
  hints: {
    description:
      'What is in it, where it comes from, how often it changes. Markdown formats it: **bold**, lists, links, tables.',
    url: `Files: http or https with ${fileFormats}. Live: wss, ws, mqtts, mqtt, or http with text/event-stream. Must not be listed by another seller.`,
    snippet: 'One record as buyers receive it.',
    offer: 'Buyers can propose another price. You accept, reject or revise.',
  },
  otherType: 'Other',
  ownType: 'Custom type',
  chooseCategory: 'Choose a category',
  tags: 'Tags',
  urlKind: 'Source address must begin with https://, http://, wss://, ws://, mqtts:// or mqtt://',
  keepRows: 'Hide rows before purchase',
  keepRowsHint: 'Column statistics are still shown.',
  groupsOnly: 'Limit analyses by others to groups',
  groupsOnlyHint:
    'No rows before purchase, and only results for groups of 10 rows or more. Buyers can still read the data at its address.',
  equivalent: '{day} a day · {month} in 30 days',
  free: 'Free: everyone can get access without paying.',
  noUnit: 'No limit',
  callsTogether: 'Please enter both, or neither',
  accessHints: {
    PUBLIC: 'Everyone who can find it can buy at once.',
    PROTECTED: 'You approve each buyer first.',
  },
  licence: 'Licence',
  covers: 'Coverage',
  coversHint: 'Time and place, e.g. 2012 to 2015, Seattle.',
  source: 'Original source',
  endHint: 'Last day of sale, in the time zone {zone}. Leave empty for no end.',
  pointTogether: 'Please enter both longitude and latitude, or neither',
  logo: 'Picture',
  cropped: 'This crop is uploaded when you save.',
  submit: { add: 'Add product', edit: 'Save changes' },
  cancel: 'Cancel',
  showFormatted: 'Preview formatting',
  hideFormatted: 'Hide preview',
  formatted: 'Formatted description',
  formats: {
    label: 'Formatting',
    bold: 'Bold',
    italic: 'Italic',
    code: 'Code',
    heading: 'Heading',
    list: 'List',
    link: 'Link',
  },
  preview: 'Preview for buyers',
  previewName: 'Name of your product',
  previewText: 'The description appears here.',
  previewNow: 'just now',
  wrong: { one: '1 field needs fixing', many: '{count} fields need fixing' },
  nothingChanged: 'No changes to save.',
  draft: {
    restored: 'Your draft is restored. A chosen picture is not saved.',
    discard: 'Discard draft',
  },
  done: {
    title: '{name} is listed',
    text: 'Live in the marketplace now.',
    logoFailed: 'The product is listed, but its logo was not saved: {reason}',
    view: 'View',
    edit: 'Edit product',
    another: 'Add another',
    list: 'To my products',
  },
  copyOf: '{name} (copy)',
  copied: 'This is a copy of {name}. Enter a different address.',
} as const;

export const liveFormMessages = {
  isStream: 'This is a live source, so the product is of type Stream. You can change the type above.',
  topic: 'Topic',
  topicHint: 'Such as plant/flow. + matches one level, # at the end everything below.',
  topicWrong: 'Use + or # only as a whole level, # only as the last one, and do not start with $',
  username: 'User name',
  usernameMissing: 'Please enter User name, or leave Password empty',
  password: 'Password',
  signInHint: 'For brokers that require it. Stored encrypted and never shown again.',
  moved: 'The address has changed, and the stored sign-in does not apply to it. Enter it again.',
  stored: 'The exchange signs in with a stored user name and password. They are not shown again.',
  removed: 'The stored user name and password are removed when you save.',
  replace: 'Replace sign-in',
  remove: 'Remove',
  keep: 'Keep stored sign-in',
} as const;

export const visibilityNames = {
  public: { label: 'Everyone', hint: 'Listed in the marketplace and in the public catalogue.' },
  protected: { label: 'Partners only', hint: 'Visible to you and approved people.' },
  private: { label: 'Only you', hint: 'Visible only in your own list.' },
} as const satisfies Record<(typeof visibilities)[number], { label: string; hint: string }>;

export const probeMessages = {
  test: 'Test the address',
  ok: 'The address answers',
  okFile: 'The file was read',
  failedFile: 'The file cannot be read in this way',
  found: '{format}, {rows} and {columns} read',
  newest: 'newest value {day}',
  part: 'only the first part was read',
  failed: 'The address test failed',
  stop: 'Stop the test',
  testing: 'Reading the address.',
  listening: 'Connected. Events appear as the source sends them, for up to 15 seconds.',
  stopped: 'You stopped the test. The events that came are below.',
  none: 'No event yet.',
  live: '{format}, {rows} with {columns} read',
  rowCount: { one: '1 row', many: '{count} rows' },
  eventCount: { one: '1 event', many: '{count} events' },
  columnCount: { one: '1 column', many: '{count} columns' },
  silent: 'The source is connected',
  silentText: 'No event came within 15 seconds. Buyers see events as soon as the source sends them.',
  noTable: 'This source is sold as a file, not as a table',
  noTableText: '{reason}. Buyers get the file as it is, without the grid, other formats and analyses.',
} as const;

export const fileSourceMessages = {
  place: 'Place of the data',
  places: { address: 'At an address', file: 'In a file' },
  label: 'Data file',
  hint: 'The exchange reads it and fills in what it finds.',
  newVersion: 'New version',
  newVersionHint: 'Replaces the current file when you save. Buyers who are reading finish with the current one.',
  current: '{name}, {size}, uploaded',
  missing: 'Please choose: Data file',
  sent: '{sent} of {total} sent.',
  sentAt: '{sent} of {total} sent, {speed} a second.',
  checking: 'Checking and measuring the data.',
  kept: '{name} is uploaded. Unlisted files are removed after a day.',
  failed: 'The file was not accepted',
  again: 'Try again',
  filled: 'Filled in from the data: {fields}. Change what does not fit.',
} as const;

export const suggestionMessages = {
  table: '{rows} with the columns {columns}.',
  events: 'Live events with the fields {columns}.',
  rows: { one: '1 row', many: '{count} rows' },
  moreRows: { one: 'More than 1 row', many: 'More than {count} rows' },
  more: { one: '1 more', many: '{count} more' },
} as const;

export const priceMessages = {
  similar: '{count} similar products sold for {low} to {high} an hour.',
  category: '{count} products of this category sold for {low} to {high} an hour.',
} as const;

export const algorithmForm = {
  analysis: 'Analysis',
  analysisHint: 'Buyers run this analysis on their data. The exchange computes it.',
  chooseAnalysis: 'Choose an analysis',
  analysisMissing: 'Please choose: Analysis',
  presets: 'Preset values. Leave a field empty if buyers should choose.',
  open: 'Buyer chooses',
  columnHint: {
    column: 'Name of the column in the data.',
    columns: 'Names of the columns, separated by commas.',
  },
  locked: 'Locked values',
  lockedHint: 'Buyers see these values but cannot change them.',
  query: {
    option: 'Your own SQL query',
    text: 'SQL query',
    hint: 'One SELECT over the table data. Write parameters as $name. Buyers run it and never see it.',
    columns: 'Columns it needs',
    columnsHint: 'One a line, with its type: number, text, date or boolean. For example: region text',
    parameters: 'Parameters',
    parametersHint: 'One a line, with its type and default. For example: least number 4.5',
    rows: 'Sample rows',
    rowsHint: 'CSV with a header line of these columns. The example result is computed from them and shown to buyers.',
    run: 'Check and try',
    done: 'The query works',
    failed: 'The query cannot be used',
    result: 'Example result',
    hash: 'SHA-256 {hash}',
    badLine: 'Line {line} is not a name and a type',
    keep: 'Leave these fields empty to keep version {version}.',
    fill: 'Fill in version {version}',
    missing: 'Write a query, its columns and sample rows, and try it',
    notPublished: 'The product is saved, but its query is not: {reason}',
  },
  trial: {
    rows: 'Rows for a trial',
    rowsHint: 'CSV with a header line. Leave empty to use 72 sample rows: date, city, temperature and rain.',
    run: 'Try it',
    done: 'The trial worked',
    rowCount: { one: '1 row in the result', many: '{count} rows in the result' },
    result: 'Result of the trial',
    used: 'With {values}',
    failed: 'The trial failed',
    twoProducts: 'This analysis needs two products. It cannot be tried on one sample.',
  },
} as const;
