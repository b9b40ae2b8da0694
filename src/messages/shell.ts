export const header = {
  balance: 'Balance',
  mode: 'Mode',
  theme: 'Theme',
  account: 'Account',
  profile: 'Profile and preferences',
  security: 'Security',
  signOut: 'Sign out',
  signingOut: 'Signing out',
} as const;

export const themeNames = { system: 'System', light: 'Light', dark: 'Dark', contrast: 'High contrast' } as const;

export const modeNames = {
  user: 'User',
  buyer: 'Buyer',
  seller: 'Seller',
  admin: 'Administrator',
  sp: 'Service provider',
  drUser: 'Data-room user',
} as const;
