export const copyTexts = {
  copy: 'Copy {label}',
  short: 'Copy',
  copied: 'Copied',
  failed: 'Could not copy; select the text instead',
  failedShort: 'Could not copy',
} as const;
