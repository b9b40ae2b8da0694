import { paths } from '../config/paths.ts';
import type { PageAccess } from './guards.ts';
import type { PageName } from './pages.ts';

export type ScreenName = PageName | 'login';

/** Also add a page to pages.ts, config/paths.ts, messages/screens.ts and navigation.ts. */
const accessOf = {
  login: 'guest',
  forgotPassword: 'public',
  recover: 'public',
  newPassword: 'public',
  passcode: 'passcode',
  qrCode: 'setup',
  dashboard: 'session',
  profile: 'session',
  security: 'session',
  marketplace: 'session',
  saved: 'session',
  compare: 'session',
  product: 'session',
  products: 'session',
  newProduct: 'session',
  uploadProducts: 'session',
  editProduct: 'session',
  wallet: 'session',
  walletHistory: 'session',
  receipt: 'session',
  offers: 'session',
  offer: 'session',
  access: 'session',
  contracts: 'session',
  notifications: 'session',
  ai: 'session',
  reports: 'session',
  faqs: 'session',
  admin: 'admin',
  notFound: 'public',
} as const satisfies Record<ScreenName, PageAccess>;

const framed = new Set<PageAccess>(['session', 'admin']);
const names = Object.keys(accessOf) as ScreenName[];
const rowOf = (title: ScreenName, path: string) => {
  const access: PageAccess = accessOf[title];
  return { path, title, access, layout: framed.has(access) || path === '*' ? 'main' : 'plain' } as const;
};

export const routeTable = [
  rowOf('login', paths.root),
  ...names.map((name) => rowOf(name, name === 'notFound' ? '*' : paths[name])),
];
