export const ratingTexts = {
  stars: { one: '1 star', many: '{count} stars' },
  value: '{value} of {max} stars',
  none: 'Not rated yet',
  ratings: { one: '1 rating', many: '{count} ratings' },
} as const;
