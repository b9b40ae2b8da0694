// Frame of every page after signing in.

export const places = {
  dashboard: 'Dashboard',
  marketplace: 'Marketplace',
  products: 'Products',
  offers: 'Offers',
  access: 'Access',
  contracts: 'Contracts',
  wallet: 'Wallet',
  ai: 'AI',
  reports: 'Reports',
  notifications: 'Notifications',
  faqs: 'Questions and answers',
  admin: 'Administration',
} as const;

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

/** Names of the user-mode slots. */
export const modeNames = {
  user: 'User',
  buyer: 'Buyer',
  seller: 'Seller',
  admin: 'Administrator',
  sp: 'Service provider',
  drUser: 'Data-room user',
} as const;
