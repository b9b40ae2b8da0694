export const periodMessages = {
  label: 'Period',
  button: 'Period: {period}',
  any: 'Any time',
  from: 'From {from}',
  to: 'Until {to}',
  span: '{from} – {to}',
  apply: 'Apply',
  clear: 'Any time',
  presets: {
    today: 'Today',
    hours24: 'Last 24 hours',
    days7: 'Last 7 days',
    days30: 'Last 30 days',
    month: 'This month',
    lastMonth: 'Last month',
  },
} as const;

export const zoneMessages = {
  days: 'Dates in {zone}',
  utc: 'Dates in UTC',
} as const;
