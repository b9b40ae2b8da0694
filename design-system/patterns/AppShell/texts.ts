export const shellTexts = {
  skip: 'Skip to content',
  main: 'Main',
  short: 'Main, short',
  more: 'More',
  goTo: 'Go to',
} as const;
