export const extensionMessages = {
  extend: 'Extend {hours} h · {amount}',
  free: 'free',
} as const;
