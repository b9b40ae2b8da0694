export const countdownTexts = {
  left: '{time} left',
  ended: 'Ended',
  /** Meaning of the colours, on hover and for screen readers. */
  warning: 'Ends within a day',
  danger: 'Ends within an hour',
  day: '{count} d',
  hour: '{count} h',
  minute: '{count} min',
  second: '{count} s',
} as const;
