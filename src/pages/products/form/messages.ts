import { dataRoom, type visibilities } from '#contract/constants.ts';
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
    analysis: { title: 'Analysis', text: 'Buyers run it on their data, and the exchange computes it.' },
    method: {
      title: 'Documentation',
      text: 'The exchange computes the analysis, so an algorithm needs no data. Buyers read the page at this address.',
    },
    price: { title: 'Price', text: 'Buyers pay by the hour. 0 means free.' },
    algorithmPrice: {
      title: 'Price',
      text: 'Buyers pay by the hour of access, not per run. 0 means free.',
    },
    access: { title: 'Access', text: 'Who can find it and who can buy it.' },
    coverage: { title: 'Licence and coverage', text: 'Licence, period, place and origin of the data. All optional.' },
    logo: { title: 'Logo', text: 'Shown on the card and the page. Without a logo, initials are shown.' },
  },
  offersAccepted: 'Offers accepted',
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
  /** Hints below the fields. */
  hints: {
    name: 'Buyers search for these words.',
    type: 'Tells buyers how they will read it.',
    subcategory: 'Buyers browse and filter by category.',
    terms: 'A page with your full terms, if you have one.',
    max_calls: 'Limits the load on your source.',
    description:
      'What is in it, where it comes from, how often it changes. Markdown formats it: **bold**, lists, links, tables.',
    url: `Files: http or https with ${fileFormats}. Live: wss, ws, mqtts, mqtt, or http with text/event-stream. Must not be listed by another seller.`,
    snippet: 'One record as buyers receive it.',
    offer: 'Buyers can propose another price. You accept, reject or revise.',
  },
  urlWhy: 'The exchange reads it to fill in the next step. Buyers never see it.',
  descriptionWhy: 'What it is, where it comes from, how often it changes.',
  priceWhy: 'Paid by each buyer for each hour of access.',
  tagsWhy: 'Search finds it by these words, too.',
  licenceWhy: 'What buyers may do with the data.',
  sourceWhy: 'Lets buyers check where the data comes from.',
  pointWhy: 'Shows the product on the map.',
  logoWhy: 'Sets it apart from others.',
  otherType: 'Other',
  ownType: 'Custom type',
  chooseCategory: 'Choose a category',
  tags: 'Tags',
  urlKind: 'Source address must begin with https://, http://, wss://, ws://, mqtts:// or mqtt://',
  keepRows: 'Hide rows before purchase',
  keepRowsHint: 'Column statistics are still shown.',
  groupsOnly: 'Allow grouped results only',
  groupsOnlyHint: `No rows before purchase, and only results for groups of ${dataRoom.minimumGroup} rows or more. Buyers can still read the data at its address.`,
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
    view: 'View product',
    edit: 'Edit product',
    another: 'Add another',
    list: 'Show my products',
  },
  copyOf: '{name} (copy)',
  copied: 'This is a copy of {name}. Enter a different address.',
} as const;

export const visibilityNames = {
  public: { label: 'Everyone', hint: 'Listed in the marketplace and in the public catalogue.' },
  protected: { label: 'Partners only', hint: 'Visible to you and approved people.' },
  private: { label: 'Only you', hint: 'Visible only in your own list.' },
} as const satisfies Record<(typeof visibilities)[number], { label: string; hint: string }>;

export const priceMessages = {
  similar: '{count} similar products sold for {low} to {high} an hour.',
  category: '{count} products of this category sold for {low} to {high} an hour.',
  income: '{compared} sell {hours} hours a month on average. At your price that is about {income} a month.',
  compared: { similar: 'Similar products', category: 'Products of this category' },
  unknownIncome: 'Not enough comparable sales to estimate monthly income.',
} as const;
