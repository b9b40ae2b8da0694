/** Every address of the app. */
export const paths = {
  root: '/',
  login: '/login',
  forgotPassword: '/forgotpassword',
  recover: '/recover',
  newPassword: '/newpassword',
  passcode: '/mfa/passcode',
  qrCode: '/mfa/qrcode',
  dashboard: '/dashboard',
  offers: '/dashboard/offers',
  access: '/dashboard/access',
  contracts: '/dashboard/contracts',
  notifications: '/dashboard/notifications',
  profile: '/dashboard/profile',
  security: '/dashboard/security',
  products: '/products',
  newProduct: '/products/new',
  editProduct: '/products/:id/edit',
  uploadProducts: '/products/upload',
  marketplace: '/marketplace',
  savedSearches: '/marketplace/saved',
  product: '/product/:id',
  wallet: '/wallet',
  walletHistory: '/wallet/history',
  reports: '/reports',
  ai: '/ai',
  faqs: '/faqs',
  admin: '/admin',
} as const;

export type PathName = keyof typeof paths;

/** Where a person lands after signing in, unless another page was asked for. */
export const home = paths.dashboard;

export const productPath = (id: string) => `/product/${encodeURIComponent(id)}`;
export const editProductPath = (id: string) => `/products/${encodeURIComponent(id)}/edit`;

/** A path with a query; entries without a value are left out. */
export function withQuery(path: string, query: Readonly<Record<string, string | number | undefined>>): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query))
    if (value !== undefined && value !== '') search.set(key, String(value));
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Holds the hours of a purchase in the address of a product. */
export const buyParameter = 'buy';

/** The wallet, where tokens that a purchase lacks are added (micro-tokens) and which then leads back to it. */
export const topUpPath = (missing: number, productId: string, hours: number) =>
  withQuery(paths.wallet, { add: missing, product: productId, hours });

/** A product with its purchase open. */
export const buyPath = (productId: string, hours?: number) =>
  withQuery(productPath(productId), { [buyParameter]: hours ?? 24 });

export const offersPath = (tab: 'received' | 'made') => withQuery(paths.offers, { tab });
