import { paths } from '../config/paths.ts';
import type { PageAccess } from './guards.ts';
import type { PageName } from './pages.ts';

/** Signing in comes with the first code, all others when they are opened. */
export type ScreenName = PageName | 'login';

/**
 * Every page, once, and who may see it. Its name is that of its path, of its title and of its code: a page is added here, in
 * pages.ts, in config/paths.ts, in messages/screens.ts and, if the navigation shows it, in navigation.ts.
 */
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

/** Those for people signed in stand in the frame, and so does the one for what is not there. */
const framed = new Set<PageAccess>(['session', 'admin']);
const names = Object.keys(accessOf) as ScreenName[];
const rowOf = (title: ScreenName, path: string) => {
  const access: PageAccess = accessOf[title];
  return { path, title, access, layout: framed.has(access) || path === '*' ? 'main' : 'plain' } as const;
};

/** Path, title, access and layout of each page; signing in stands at the root too. */
export const routeTable = [
  rowOf('login', paths.root),
  ...names.map((name) => rowOf(name, name === 'notFound' ? '*' : paths[name])),
];
