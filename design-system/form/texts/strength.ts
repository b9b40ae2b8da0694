export const strengthTexts = {
  strength: 'Strength: {strength}',
  weak: 'weak',
  fair: 'fair',
  good: 'good',
  strong: 'strong',
} as const;
