import { paths } from '../config/paths.ts';
import type { titles } from '../messages/screens.ts';
import type { PageAccess } from './guards.ts';
import { lazyPage, type LazyPage } from './lazyPage.tsx';

export interface RouteRow {
  path: string;
  title: keyof typeof titles;
  access: PageAccess;
  layout: 'main' | 'plain';
  page: LazyPage;
}

const login = lazyPage(async () => (await import('../pages/session/LoginPage.tsx')).LoginPage);
const forgotPassword = lazyPage(
  async () => (await import('../pages/recovery/ForgotPasswordPage.tsx')).ForgotPasswordPage,
);
const recover = lazyPage(async () => (await import('../pages/recovery/RecoverPage.tsx')).RecoverPage);
const newPassword = lazyPage(async () => (await import('../pages/recovery/NewPasswordPage.tsx')).NewPasswordPage);
const passcode = lazyPage(async () => (await import('../pages/mfa/PasscodePage.tsx')).PasscodePage);
const qrCode = lazyPage(async () => (await import('../pages/mfa/QrCodePage.tsx')).QrCodePage);
const overview = lazyPage(async () => (await import('../pages/dashboard/OverviewPage.tsx')).OverviewPage);
const marketplace = lazyPage(async () => (await import('../pages/marketplace/MarketplacePage.tsx')).MarketplacePage);
const product = lazyPage(async () => (await import('../pages/product/ProductPage.tsx')).ProductPage);
const wallet = lazyPage(async () => (await import('../pages/wallet/WalletPage.tsx')).WalletPage);
const walletHistory = lazyPage(async () => (await import('../pages/wallet/HistoryPage.tsx')).HistoryPage);
const offers = lazyPage(async () => (await import('../pages/offers/OffersPage.tsx')).OffersPage);
const notFound = lazyPage(async () => (await import('../pages/notFound/NotFoundPage.tsx')).NotFoundPage);

/** Every page, once. A page is added here, in config/paths.ts and, if the navigation shows it, in navigation.ts. */
// prettier-ignore
export const routes: readonly RouteRow[] = [
  { path: paths.root,      title: 'login',     access: 'guest',   layout: 'plain', page: login },
  { path: paths.login,     title: 'login',     access: 'guest',   layout: 'plain', page: login },
  { path: paths.forgotPassword, title: 'forgotPassword', access: 'public', layout: 'plain', page: forgotPassword },
  { path: paths.recover,   title: 'recover',   access: 'public',  layout: 'plain', page: recover },
  { path: paths.newPassword, title: 'newPassword', access: 'public', layout: 'plain', page: newPassword },
  { path: paths.passcode,  title: 'passcode',  access: 'passcode', layout: 'plain', page: passcode },
  { path: paths.qrCode,    title: 'qrCode',    access: 'setup',   layout: 'plain', page: qrCode },
  { path: paths.dashboard, title: 'dashboard', access: 'session', layout: 'main', page: overview },
  { path: paths.marketplace, title: 'marketplace', access: 'session', layout: 'main', page: marketplace },
  { path: paths.product,   title: 'product',   access: 'session', layout: 'main', page: product },
  { path: paths.wallet,    title: 'wallet',    access: 'session', layout: 'main', page: wallet },
  { path: paths.walletHistory, title: 'walletHistory', access: 'session', layout: 'main', page: walletHistory },
  { path: paths.offers,    title: 'offers',    access: 'session', layout: 'main', page: offers },
  { path: '*',             title: 'notFound',  access: 'public',  layout: 'main', page: notFound },
];

/** Fetches the code of the page at a path ahead of its opening. */
export const preloadPage = (path: string) => routes.find((row) => row.path === path)?.page.preload();
