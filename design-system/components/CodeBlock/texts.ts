export const codeBlockTexts = {
  copy: 'Copy ${label}',
  copied: 'Copied',
  failed: 'Could not copy; select the text instead',
} as const;
