import type { SessionNeed } from '#contract/types.ts';

/** `guest`: signed out only. `passcode` and `setup`: half-open sessions only. */
export type PageAccess = 'public' | 'guest' | 'session' | 'admin' | SessionNeed;

interface ScreenRow {
  path: string;
  title: string;
  access: PageAccess;
  /** File below src/pages; it exports a component of the same name. */
  page: string;
}

/**
 * A page is one row here, one in screenDetails.ts and its folder. Data only: node scripts read it too. The sign-in
 * screen loads this table, so it has no more than routes need.
 */
// prettier-ignore
export const screens = {
  login: { path: '/login', title: 'Sign in', access: 'guest', page: 'session/LoginPage' },
  forgotPassword: { path: '/forgotpassword', title: 'Forgot password', access: 'public', page: 'recovery/ForgotPasswordPage' },
  recover: { path: '/recover', title: 'Recover your account', access: 'public', page: 'recovery/RecoverPage' },
  newPassword: { path: '/newpassword', title: 'Set a new password', access: 'public', page: 'recovery/NewPasswordPage' },
  passcode: { path: '/mfa/passcode', title: 'Enter your code', access: 'passcode', page: 'mfa/PasscodePage' },
  qrCode: { path: '/mfa/qrcode', title: 'Set up two-factor authentication', access: 'setup', page: 'mfa/QrCodePage' },
  dashboard: { path: '/dashboard', title: 'Dashboard', access: 'session', page: 'dashboard/OverviewPage' },
  profile: { path: '/dashboard/profile', title: 'Profile', access: 'session', page: 'profile/ProfilePage' },
  security: { path: '/dashboard/security', title: 'Security', access: 'session', page: 'security/SecurityPage' },
  marketplace: { path: '/marketplace', title: 'Marketplace', access: 'session', page: 'marketplace/MarketplacePage' },
  saved: { path: '/marketplace/saved', title: 'Saved', access: 'session', page: 'marketplace/saved/SavedPage' },
  compare: { path: '/marketplace/compare', title: 'Compare products', access: 'session', page: 'marketplace/compare/ComparePage' },
  product: { path: '/product/:id', title: 'Product', access: 'session', page: 'product/ProductPage' },
  products: { path: '/products', title: 'Products', access: 'session', page: 'products/ProductsPage' },
  newProduct: { path: '/products/new', title: 'Add product', access: 'session', page: 'products/NewProductPage' },
  uploadProducts: { path: '/products/upload', title: 'Bulk upload', access: 'session', page: 'products/upload/UploadPage' },
  editProduct: { path: '/products/:id/edit', title: 'Edit product', access: 'session', page: 'products/EditProductPage' },
  offers: { path: '/dashboard/offers', title: 'Offers', access: 'session', page: 'offers/OffersPage' },
  offer: { path: '/dashboard/offers/:id', title: 'Offer', access: 'session', page: 'offers/OfferPage' },
  access: { path: '/dashboard/access', title: 'Access', access: 'session', page: 'access/AccessPage' },
  contracts: { path: '/dashboard/contracts', title: 'Contracts', access: 'session', page: 'contracts/ContractsPage' },
  contract: { path: '/dashboard/contracts/:id', title: 'Contract', access: 'session', page: 'contracts/ContractPage' },
  wallet: { path: '/wallet', title: 'Wallet', access: 'session', page: 'wallet/WalletPage' },
  walletHistory: { path: '/wallet/history', title: 'Wallet history', access: 'session', page: 'wallet/history/HistoryPage' },
  receipt: { path: '/wallet/history/:id', title: 'Receipt', access: 'session', page: 'wallet/receipt/ReceiptPage' },
  ai: { path: '/ai', title: 'AI', access: 'session', page: 'ai/AiPage' },
  reports: { path: '/reports', title: 'Reports', access: 'session', page: 'reports/ReportsPage' },
  admin: { path: '/admin', title: 'Administration', access: 'admin', page: 'admin/AdminPage' },
  notifications: { path: '/dashboard/notifications', title: 'Notifications', access: 'session', page: 'notifications/NotificationsPage' },
  faqs: { path: '/faqs', title: 'Questions and answers', access: 'session', page: 'faqs/FaqsPage' },
  notFound: { path: '*', title: 'Page not found', access: 'public', page: 'notFound/NotFoundPage' },
} as const satisfies Record<string, ScreenRow>;

export type ScreenName = keyof typeof screens;

export const screenRows = Object.entries<ScreenRow>(screens).map(([name, row]) => ({
  ...row,
  name: name as ScreenName,
  framed: row.access === 'session' || row.access === 'admin' || row.path === '*',
}));

export type Screen = (typeof screenRows)[number];

const column = <K extends 'path' | 'title'>(key: K) =>
  Object.fromEntries(screenRows.map((row) => [row.name, row[key]])) as {
    readonly [N in ScreenName]: (typeof screens)[N][K];
  };

export const titles = column('title');

export const paths = { root: '/', ...column('path') } as const;
