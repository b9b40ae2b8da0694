export const hoursTexts = {
  hours: 'hours',
  days: 'days',
  weeks: 'weeks',
  inHours: '{count} h',
  inDays: '{count} d',
  unitOf: 'Unit of {label}',
  usual: 'Usual {label}',
  equal: { one: '1 hour', many: '{count} hours' },
} as const;
