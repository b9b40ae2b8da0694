export const tagInputTexts = {
  hint: 'Press Enter or comma after each',
  added: '${name} added',
  removed: '${name} removed',
} as const;
