export const rangeTexts = {
  lowest: 'Lowest',
  highest: 'Highest',
  lowestOf: 'Lowest ${label}',
  highestOf: 'Highest ${label}',
  from: 'First day',
  to: 'Last day',
  fromOf: 'First day of ${label}',
  toOf: 'Last day of ${label}',
  yourTime: 'Your time',
  utc: 'UTC',
  span: '${start} to ${end}',
} as const;
