import type { visibilities } from '#contract/constants.ts';

export const productForm = {
  lead: 'All fields are required unless marked optional.',
  sections: {
    basics: { title: 'Basics', text: 'Shown first to buyers.' },
    data: {
      title: 'Data and address',
      text: 'Only you and the exchange can see the address. Buyers read through the exchange.',
    },
    price: { title: 'Price', text: 'Buyers pay by the hour. 0 means free.' },
    access: { title: 'Access', text: 'Who can find it and who can buy it.' },
    terms: { title: 'Terms and coverage', text: 'Helps buyers decide.' },
    logo: { title: 'Logo', text: 'Shown on the card and the page. Without a logo, initials are shown.' },
  },
  /** Labels that differ from those of refusals (fields.ts). */
  labels: {
    price: 'Price per hour',
    offer: 'Take offers',
    visibility: 'Who can find it',
    accessType: 'Who can buy it',
  },
  hints: {
    description:
      'What is in it, where it comes from, how often it changes. Markdown formats it: **bold**, lists, links, tables.',
    url: 'http or https. Must not be listed by another seller.',
    snippet: 'One record as buyers receive it.',
    offer: 'Buyers can propose another price. You accept, reject or revise.',
  },
  otherType: 'Other',
  ownType: 'Custom type',
  chooseCategory: 'Choose a category',
  tags: 'Tags',
  tagsHint: 'Tags, separated by commas.',
  urlKind: 'Source address must begin with https:// or http://',
  keepRows: 'Hide rows before purchase',
  keepRowsHint: 'Column statistics are still shown.',
  groupsOnly: 'Limit analyses by others to groups',
  groupsOnlyHint:
    'No rows before purchase, and only results for groups of 10 rows or more. Buyers can still read the data at its address.',
  equivalent: '{day} a day · {month} in 30 days',
  free: 'Free: everyone can get access without paying.',
  noUnit: 'Unlimited',
  callsTogether: 'Please enter both, or neither',
  accessHints: {
    PUBLIC: 'Everyone who can find it can buy at once.',
    PROTECTED: 'You approve each buyer first.',
  },
  licence: 'Licence',
  covers: 'Coverage',
  coversHint: 'Time and place, e.g. 2012 to 2015, Seattle.',
  source: 'Source',
  endHint: 'Last day of sale, in the time zone {zone}. Leave empty for no end.',
  pointTogether: 'Please enter both longitude and latitude, or neither',
  logo: 'Picture',
  keepPart: 'Logo',
  cropped: 'This crop is uploaded when you save.',
  submit: { add: 'Add product', edit: 'Save changes' },
  cancel: 'Cancel',
  showFormatted: 'Show formatted',
  hideFormatted: 'Hide formatted',
  formatted: 'Formatted description',
  preview: 'Preview for buyers',
  previewName: 'Name of your product',
  previewText: 'The description appears here.',
  previewNow: 'just now',
  nothingChanged: 'No changes to save.',
  draft: {
    restored: 'Your draft is restored. A chosen picture is not saved.',
    discard: 'Discard draft',
  },
  done: {
    title: '{name} is listed',
    text: 'It is now visible as you chose.',
    logoFailed: 'The product is listed, but its logo was not saved: {reason}',
    view: 'View',
    another: 'Add another',
    list: 'To my products',
  },
  copyOf: '{name} (copy)',
  copied: 'This is a copy of {name}. Enter a different address.',
} as const;

export const visibilityNames = {
  public: { label: 'Everyone', hint: 'Listed in the marketplace and in the public catalogue.' },
  protected: { label: 'Partners only', hint: 'Visible to you and approved people.' },
  private: { label: 'Only you', hint: 'Visible only in your own list.' },
} as const satisfies Record<(typeof visibilities)[number], { label: string; hint: string }>;

export const probeWords = {
  test: 'Test the address',
  ok: 'The address answers',
  found: '{format}, {rows} rows and {columns} columns read',
  newest: 'newest value {day}',
  part: 'only the first part was read',
  rows: 'First rows of the source',
  failed: 'The address test failed',
} as const;
