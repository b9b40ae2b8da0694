export const tagInputTexts = {
  hint: 'Press Enter or comma after each',
  added: '{name} added',
  known: '{name} is already there',
  removed: '{name} removed',
} as const;
