export const chartTexts = {
  at: 'At',
  value: 'Value',
  empty: 'No data yet',
  point: '${title}: point',
  none: 'none',
  show: 'Show as table',
  table: '${title}: table',
  total: 'in all',
  rest: 'Other',
  place: 'Place',
  latitude: 'Latitude',
  longitude: 'Longitude',
} as const;
