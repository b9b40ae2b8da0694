export const linkMessages = {
  share: 'Share {name}',
  copied: 'Link copied',
  notCopied: 'The browser blocked copying. Copy the address of this page instead.',
} as const;
