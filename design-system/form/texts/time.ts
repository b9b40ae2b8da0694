export const timeTexts = {
  /** Hours and minutes in the placeholder; the halves of the day follow. */
  pattern: 'HH:MM',
  notTime: '{label} must be a time of day, e.g. {example}',
  bothTimes: 'Please enter both days and times of {label}',
  timeOrder: 'The start of {label} must be before its end',
} as const;
