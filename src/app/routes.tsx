import { matchPath } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import type { titles } from '../messages/screens.ts';
import type { PageAccess } from './guards.ts';
import { lazyPage, type LazyPage } from './lazyPage.tsx';
import type { PageName } from './pages.ts';

export interface RouteRow {
  path: string;
  title: keyof typeof titles;
  access: PageAccess;
  layout: 'main' | 'plain';
  page: LazyPage;
}

const login = lazyPage(async () => (await import('../pages/session/LoginPage.tsx')).LoginPage);
const late = (name: PageName) => lazyPage(async () => (await import('./pages.ts')).pages[name]());

/** Every page, once. A page is added here, in pages.ts, in config/paths.ts and, if the navigation shows it, in navigation.ts. */
// prettier-ignore
export const routes: readonly RouteRow[] = [
  { path: paths.root,      title: 'login',     access: 'guest',   layout: 'plain', page: login },
  { path: paths.login,     title: 'login',     access: 'guest',   layout: 'plain', page: login },
  { path: paths.forgotPassword, title: 'forgotPassword', access: 'public', layout: 'plain', page: late('forgotPassword') },
  { path: paths.recover,   title: 'recover',   access: 'public',  layout: 'plain', page: late('recover') },
  { path: paths.newPassword, title: 'newPassword', access: 'public', layout: 'plain', page: late('newPassword') },
  { path: paths.passcode,  title: 'passcode',  access: 'passcode', layout: 'plain', page: late('passcode') },
  { path: paths.qrCode,    title: 'qrCode',    access: 'setup',   layout: 'plain', page: late('qrCode') },
  { path: paths.dashboard, title: 'dashboard', access: 'session', layout: 'main', page: late('overview') },
  { path: paths.profile,   title: 'profile',   access: 'session', layout: 'main', page: late('profile') },
  { path: paths.security,  title: 'security',  access: 'session', layout: 'main', page: late('security') },
  { path: paths.marketplace, title: 'marketplace', access: 'session', layout: 'main', page: late('marketplace') },
  { path: paths.saved,     title: 'saved',     access: 'session', layout: 'main', page: late('saved') },
  { path: paths.compare,   title: 'compare',   access: 'session', layout: 'main', page: late('compare') },
  { path: paths.product,   title: 'product',   access: 'session', layout: 'main', page: late('product') },
  { path: paths.products,  title: 'products',  access: 'session', layout: 'main', page: late('products') },
  { path: paths.newProduct, title: 'newProduct', access: 'session', layout: 'main', page: late('newProduct') },
  { path: paths.uploadProducts, title: 'uploadProducts', access: 'session', layout: 'main', page: late('uploadProducts') },
  { path: paths.editProduct, title: 'editProduct', access: 'session', layout: 'main', page: late('editProduct') },
  { path: paths.wallet,    title: 'wallet',    access: 'session', layout: 'main', page: late('wallet') },
  { path: paths.walletHistory, title: 'walletHistory', access: 'session', layout: 'main', page: late('walletHistory') },
  { path: paths.receipt,   title: 'receipt',   access: 'session', layout: 'main', page: late('receipt') },
  { path: paths.offers,    title: 'offers',    access: 'session', layout: 'main', page: late('offers') },
  { path: paths.offer,     title: 'offer',     access: 'session', layout: 'main', page: late('offer') },
  { path: paths.access,    title: 'access',    access: 'session', layout: 'main', page: late('access') },
  { path: paths.contracts, title: 'contracts', access: 'session', layout: 'main', page: late('contracts') },
  { path: paths.notifications, title: 'notifications', access: 'session', layout: 'main', page: late('notifications') },
  { path: paths.ai,        title: 'ai',        access: 'session', layout: 'main', page: late('ai') },
  { path: paths.reports,   title: 'reports',   access: 'session', layout: 'main', page: late('reports') },
  { path: paths.faqs,      title: 'faqs',      access: 'session', layout: 'main', page: late('faqs') },
  { path: paths.admin,     title: 'admin',     access: 'admin',   layout: 'main', page: late('admin') },
  { path: '*',             title: 'notFound',  access: 'public',  layout: 'main', page: late('notFound') },
];

/** Fetches the code of the page at a path ahead of its opening. */
export const preloadPage = (path: string) => routes.find((row) => matchPath(row.path, path))?.page.preload();
