export const timeTexts = {
  /** Hours and minutes in the placeholder. A 12-hour locale adds AM or PM. */
  pattern: 'HH:MM',
  notTime: '{label} must be a time of day, e.g. {example}',
  bothTimes: 'Please enter both days and times of {label}',
  timeOrder: 'The start of {label} must be before its end',
} as const;
