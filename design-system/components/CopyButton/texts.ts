export const copyTexts = {
  copy: 'Copy ${label}',
  short: 'Copy',
  copied: 'Copied',
  failed: 'Could not copy; select the text instead',
} as const;
