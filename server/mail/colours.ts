/* Generated from design-system/tokens/source by `npm run tokens`. Do not edit. */

export const colours = {
  light: {
    page: '#fbfcfd',
    card: '#ffffff',
    edge: '#e6e9ee',
    text: '#191d23',
    muted: '#565f6e',
    fill: '#005aff',
    onFill: '#ffffff',
    link: '#0053eb',
  },
  dark: {
    page: '#0e1014',
    card: '#14171c',
    edge: '#22272f',
    text: '#f5f7f9',
    muted: '#9aa2b0',
    fill: '#005aff',
    onFill: '#ffffff',
    link: '#6ea8ff',
  },
} as const;
