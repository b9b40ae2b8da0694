/** Custom properties do not work in media queries, so breakpoints are constants. */
export const media = {
  phone: '@media (max-width: 47.99rem)',
  desktop: '@media (min-width: 48rem)',
  wide: '@media (min-width: 72rem)',
} as const;
