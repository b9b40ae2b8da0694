export const dateTexts = {
  day: 'DD',
  month: 'MM',
  monthName: 'MMM',
  year: 'YYYY',
} as const;
