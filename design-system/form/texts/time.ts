export const timeTexts = {
  notTime: '${label} must be a time of day, e.g. 09:30',
  bothTimes: 'Please enter both days and times of ${label}',
  timeOrder: 'The start of ${label} must be before its end',
} as const;
