/** For labels with typed text, which may be wider than the screen. */
export const wrappedLabel = {
  maxInlineSize: '100%',
  blockSize: 'auto',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
} as const;
