export const calendarTexts = {
  open: 'Open the calendar of {label}',
  dialog: 'Calendar: {label}',
  previous: 'Previous month',
  next: 'Next month',
  month: 'Month',
  year: 'Year',
  today: 'Today, {day}',
  presets: 'Periods',
} as const;
