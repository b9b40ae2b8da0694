/** The looks that visual review compares: three themes and two widths (CSS pixels). */
export const modes = {
  'light desktop': { theme: 'light', viewport: 1200 },
  'dark desktop': { theme: 'dark', viewport: 1200 },
  'contrast desktop': { theme: 'contrast', viewport: 1200 },
  'light phone': { theme: 'light', viewport: 390 },
  'dark phone': { theme: 'dark', viewport: 390 },
} as const;
