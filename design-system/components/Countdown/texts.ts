export const countdownTexts = {
  left: '${time} left',
  ended: 'Ended',
  day: '${count} d',
  hour: '${count} h',
  minute: '${count} min',
  second: '${count} s',
} as const;
