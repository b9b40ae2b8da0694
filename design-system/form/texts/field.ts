export const fieldTexts = {
  optional: '(optional)',
  clear: 'Clear',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  capsLock: 'Caps Lock is on',
} as const;
