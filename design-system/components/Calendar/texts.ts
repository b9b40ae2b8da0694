export const calendarTexts = {
  open: 'Open the calendar',
  dialog: 'Calendar: ${label}',
  previous: 'Previous month',
  next: 'Next month',
  month: 'Month',
  year: 'Year',
  today: 'Today, ${day}',
  presets: 'Periods',
} as const;
