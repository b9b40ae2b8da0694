/** Words about the address of what is shown. */
export const linkWords = {
  share: 'Share {name}',
  copied: 'Link copied',
  notCopied: 'The browser did not let the link be copied. The address of this page leads here too.',
} as const;
