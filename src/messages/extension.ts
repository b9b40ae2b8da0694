export const extensionMessages = {
  extend: 'Extend {hours} h · {amount}',
  free: 'free',
  topUp: 'Add tokens',
} as const;
