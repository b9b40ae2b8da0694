export const countTexts = {
  left: { one: '1 character left', many: '{count} characters left' },
  over: { one: '1 character too many', many: '{count} characters too many' },
} as const;
