export const jsonTexts = {
  items: { one: '1 item', many: '{count} items' },
  fields: { one: '1 field', many: '{count} fields' },
  more: 'Show {count} more',
} as const;
