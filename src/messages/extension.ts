export const extensionMessages = {
  priced: 'Extend {hours} h · {amount}',
  free: 'Extend {hours} h · free',
} as const;
