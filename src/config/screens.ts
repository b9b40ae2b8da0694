import type { SessionNeed, Slot } from '#contract/types.ts';
import type { IconName } from '#design-system';

/** `guest`: signed out only. `passcode` and `setup`: half-open sessions only. */
export type PageAccess = 'public' | 'guest' | 'session' | 'admin' | SessionNeed;

export interface ScreenNav {
  icon: IconName;
  /** Two keys in a row, e.g. 'g d'. */
  keys: string;
  exact?: boolean;
  /** Title in the bottom bar of a phone. */
  short?: string;
  /** Further path at which this entry is current. */
  also?: string;
  /** Position in the navigation of each mode. The first four are in the bottom bar of a phone. */
  modes: Readonly<Partial<Record<Slot, number>>>;
}

interface ScreenRow {
  path: string;
  title: string;
  access: PageAccess;
  /** File below src/pages; it exports a component of the same name. */
  page: string;
  /** Tables, charts or cards, which take the whole of a wide window. Text and forms keep their measure. */
  wide?: true;
  /** Answers of the help drawer, by their names. */
  help: readonly string[];
  nav?: ScreenNav;
}

/** THE table of screens: a page is one row here and its folder. Data only: node scripts read it too. */
// prettier-ignore
export const screens = {
  login: {
    path: '/login', title: 'Sign in', access: 'guest', page: 'session/LoginPage',
    help: ['forgot-password', 'wrong-password-wait', 'locked-or-disabled'],
  },
  forgotPassword: {
    path: '/forgotpassword', title: 'Forgot password', access: 'public', page: 'recovery/ForgotPasswordPage',
    help: ['forgot-password', 'locked-or-disabled'],
  },
  join: {
    path: '/join', title: 'Request an account', access: 'public', page: 'join/JoinPage',
    help: ['password-rules', 'locked-or-disabled'],
  },
  recover: {
    path: '/recover', title: 'Recover your account', access: 'public', page: 'recovery/RecoverPage',
    help: ['forgot-password', 'password-rules'],
  },
  newPassword: {
    path: '/newpassword', title: 'Set a new password', access: 'public', page: 'recovery/NewPasswordPage',
    help: ['password-rules', 'forgot-password'],
  },
  passcode: {
    path: '/mfa/passcode', title: 'Enter your code', access: 'passcode', page: 'mfa/PasscodePage',
    help: ['lost-phone', 'second-factor'],
  },
  qrCode: {
    path: '/mfa/qrcode', title: 'Set up two-factor authentication', access: 'setup', page: 'mfa/QrCodePage',
    help: ['second-factor', 'lost-phone'],
  },
  dashboard: {
    path: '/dashboard', title: 'Dashboard', access: 'session', page: 'dashboard/OverviewPage', wide: true,
    help: ['dashboard', 'palette', 'notifications', 'modes'],
    nav: { icon: 'home', keys: 'g d', exact: true, modes: { user: 1, buyer: 1, seller: 1, sp: 1, drUser: 1, admin: 1 } },
  },
  profile: {
    path: '/dashboard/profile', title: 'Profile', access: 'session', page: 'profile/ProfilePage',
    help: ['modes', 'times', 'second-factor'],
  },
  security: {
    path: '/dashboard/security', title: 'Security', access: 'session', page: 'security/SecurityPage',
    help: ['second-factor', 'lost-phone', 'password-rules', 'session-ends', 'locked-or-disabled'],
  },
  marketplace: {
    path: '/marketplace', title: 'Marketplace', access: 'session', page: 'marketplace/MarketplacePage', wide: true,
    help: ['find-data', 'sample', 'on-approval', 'visibility'],
    nav: { icon: 'market', keys: 'g m', also: '/product/:id', modes: { user: 2, buyer: 2, seller: 8, sp: 7, drUser: 2, admin: 4 } },
  },
  saved: {
    path: '/marketplace/saved', title: 'Saved', access: 'session', page: 'marketplace/saved/SavedPage', wide: true,
    help: ['find-data', 'notifications', 'sample'],
  },
  compare: {
    path: '/marketplace/compare', title: 'Compare products', access: 'session', page: 'marketplace/compare/ComparePage', wide: true,
    help: ['find-data', 'sample', 'on-approval'],
  },
  product: {
    path: '/product/:id', title: 'Product', access: 'session', page: 'product/ProductPage', wide: true,
    help: ['what-access-is', 'sample', 'access-address-secret', 'extend-access', 'make-offer', 'on-approval'],
  },
  products: {
    path: '/products', title: 'Products', access: 'session', page: 'products/ProductsPage', wide: true,
    help: ['list-product', 'bulk-upload', 'delete-product', 'visibility', 'when-paid', 'limit-reads'],
    nav: { icon: 'product', keys: 'g p', modes: { user: 3, seller: 2, sp: 2 } },
  },
  newProduct: {
    path: '/products/new', title: 'Add product', access: 'session', page: 'products/NewProductPage',
    help: ['list-product', 'source-address-hidden', 'source-refused', 'visibility', 'limit-reads'],
  },
  uploadProducts: {
    path: '/products/upload', title: 'Bulk upload', access: 'session', page: 'products/upload/UploadPage', wide: true,
    help: ['bulk-upload', 'list-product', 'source-refused'],
  },
  editProduct: {
    path: '/products/:id/edit', title: 'Edit product', access: 'session', page: 'products/EditProductPage',
    help: ['source-address-hidden', 'source-refused', 'visibility', 'limit-reads', 'delete-product'],
  },
  offers: {
    path: '/dashboard/offers', title: 'Offers', access: 'session', page: 'offers/OffersPage', wide: true,
    help: ['offer-turns', 'offer-expiry', 'accepted-offer-pays', 'make-offer'],
    nav: { icon: 'offer', keys: 'g o', modes: { user: 4, buyer: 4, seller: 3, sp: 3 } },
  },
  offer: {
    path: '/dashboard/offers/:id', title: 'Offer', access: 'session', page: 'offers/OfferPage', wide: true,
    help: ['offer-turns', 'accepted-offer-pays', 'offer-expiry', 'make-offer'],
  },
  access: {
    path: '/dashboard/access', title: 'Access', access: 'session', page: 'access/AccessPage', wide: true,
    help: ['what-access-is', 'extend-access', 'access-address-secret', 'refunds'],
    nav: { icon: 'key', keys: 'g x', modes: { user: 5, buyer: 3, seller: 5, sp: 9, drUser: 4 } },
  },
  contracts: {
    path: '/dashboard/contracts', title: 'Contracts', access: 'session', page: 'contracts/ContractsPage', wide: true,
    help: ['revenue-share', 'sign-contract', 'when-paid'],
    nav: { icon: 'file', keys: 'g c', modes: { user: 6, buyer: 7, seller: 6, sp: 5 } },
  },
  contract: {
    path: '/dashboard/contracts/:id', title: 'Contract', access: 'session', page: 'contracts/ContractPage', wide: true,
    help: ['revenue-share', 'sign-contract', 'when-paid'],
  },
  wallet: {
    path: '/wallet', title: 'Wallet', access: 'session', page: 'wallet/WalletPage', wide: true,
    help: ['add-tokens', 'what-token', 'charged-twice', 'not-enough-tokens'],
    nav: { icon: 'wallet', keys: 'g w', modes: { user: 7, buyer: 5, seller: 4, sp: 4, drUser: 5, admin: 6 } },
  },
  walletHistory: {
    path: '/wallet/history', title: 'Wallet history', access: 'session', page: 'wallet/history/HistoryPage', wide: true,
    help: ['history', 'free-access-history', 'charged-twice', 'refunds'],
  },
  receipt: {
    path: '/wallet/history/:id', title: 'Receipt', access: 'session', page: 'wallet/receipt/ReceiptPage',
    help: ['history', 'refunds', 'times'],
  },
  ai: {
    path: '/ai', title: 'AI', access: 'session', page: 'ai/AiPage', wide: true,
    help: ['data-room', 'find-data', 'what-access-is', 'sample'],
    nav: { icon: 'bot', keys: 'g i', modes: { user: 8, buyer: 6, seller: 9, sp: 8, drUser: 3, admin: 5 } },
  },
  reports: {
    path: '/reports', title: 'Reports', access: 'session', page: 'reports/ReportsPage', wide: true,
    help: ['when-paid', 'history', 'free-access-history', 'times'],
    nav: { icon: 'chart', keys: 'g r', modes: { user: 9, buyer: 8, seller: 7, sp: 6, drUser: 6, admin: 3 } },
  },
  admin: {
    path: '/admin', title: 'Administration', access: 'admin', page: 'admin/AdminPage', wide: true,
    help: ['disable-or-lock', 'last-admin', 'add-many-people', 'audit-log', 'admin-mode'],
    nav: { icon: 'shield', keys: 'g a', short: 'Admin', modes: { admin: 2 } },
  },
  notifications: {
    path: '/dashboard/notifications', title: 'Notifications', access: 'session', page: 'notifications/NotificationsPage', wide: true,
    help: ['notifications', 'offer-turns', 'extend-access', 'sign-contract'],
    nav: { icon: 'bell', keys: 'g n', modes: { user: 10, buyer: 9, seller: 10, sp: 10, drUser: 7, admin: 7 } },
  },
  faqs: {
    path: '/faqs', title: 'Questions and answers', access: 'session', page: 'faqs/FaqsPage',
    help: ['palette', 'request-id'],
    nav: { icon: 'help', keys: 'g f', modes: { user: 11, buyer: 10, seller: 11, sp: 11, drUser: 8, admin: 8 } },
  },
  notFound: {
    path: '*', title: 'Page not found', access: 'public', page: 'notFound/NotFoundPage',
    help: ['palette', 'modes', 'request-id'],
  },
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
