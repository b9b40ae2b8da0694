export const fieldTexts = {
  optional: '(optional)',
  required: '(required)',
  clear: 'Clear {label}',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  capsLock: 'Caps Lock is on',
} as const;
