// THE table of pictures: one row each with the path, the roles that meet it, and clicks before the picture.
import type { Page } from 'playwright';
import { streamId } from '#server/seed/rows.ts';
import { roles, type Role, type Viewer } from './roles.ts';

export interface Scene {
  readonly name: string;
  /** Undefined where the viewer has no such record: there is no picture then. */
  readonly path: string | ((viewer: Viewer) => string | undefined);
  readonly roles: readonly Role[];
  readonly act?: (page: Page) => Promise<void>;
}

const inside = roles.filter((role) => role !== 'visitor');
const buying = ['user', 'buyer'] as const;
const selling = ['user', 'seller', 'sp'] as const;
const trading = ['user', 'buyer', 'seller', 'sp'] as const;
const product = (file: string) => `/product/${streamId(file)}`;
const compared = ['seattle-weather.csv', 'us-airports.csv', 'gapminder.json'].map(streamId).join(',');
const wide = (page: Page) => (page.viewportSize()?.width ?? 0) > 700;
const press = (name: RegExp) => (page: Page) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click();
const search = (page: Page) => page.getByRole('combobox').or(page.getByRole('searchbox')).first();

const openPalette = async (page: Page) => {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').waitFor();
};
const typeInPalette = (text: string) => async (page: Page) => {
  await openPalette(page);
  await page.keyboard.type(text, { delay: 20 });
};
const openFilters = async (page: Page) => {
  if (!wide(page)) await press(/^Filters/u)(page);
};

// prettier-ignore
export const scenes: readonly Scene[] = [
  { name: 'login', path: '/login', roles: ['visitor'] },
  { name: 'forgot-password', path: '/forgotpassword', roles: ['visitor'] },
  { name: 'recover-bad-link', path: '/recover?token=x&id=y', roles: ['visitor'] },
  { name: 'new-password', path: '/newpassword', roles: ['visitor'] },
  { name: 'not-found', path: '/no/such/page', roles: ['visitor', 'buyer'] },
  { name: 'dashboard', path: '/dashboard', roles: inside },
  { name: 'marketplace', path: '/marketplace', roles: ['newcomer', 'buyer', 'seller', 'druser', 'admin'] },
  { name: 'marketplace-search', path: '/marketplace?text=weather', roles: ['buyer'] },
  { name: 'marketplace-table', path: '/marketplace?view=table', roles: ['buyer'] },
  { name: 'marketplace-nothing', path: '/marketplace?text=earthquake&minPrice=900000000', roles: ['buyer'] },
  { name: 'marketplace-filters', path: '/marketplace', roles: ['buyer'], act: openFilters },
  { name: 'marketplace-suggestions', path: '/marketplace', roles: ['buyer'], act: async (page) => search(page).pressSequentially('wea') },
  { name: 'saved', path: '/marketplace/saved', roles: ['newcomer', 'buyer'] },
  { name: 'compare', path: `/marketplace/compare?ids=${compared}`, roles: ['buyer'] },
  { name: 'product', path: product('us-airports.csv'), roles: ['newcomer', 'buyer', 'druser', 'admin'] },
  { name: 'product-with-access', path: product('us-employment.csv'), roles: ['buyer'] },
  { name: 'product-stream', path: product('live/new-york-weather'), roles: ['buyer', 'user'] },
  { name: 'product-own', path: ({ ids }) => ids.own && `/product/${ids.own}`, roles: selling },
  { name: 'product-gone', path: '/product/019b76da-0000-7000-8000-000000000000', roles: ['buyer'] },
  { name: 'product-buy', path: `${product('us-airports.csv')}?buy=24`, roles: ['buyer'] },
  { name: 'product-offer', path: product('us-airports.csv'), roles: ['buyer'], act: press(/offer/iu) },
  ...['columns', 'about', 'use', 'deals', 'history'].map((tab) => ({
    name: `product-${tab}`, path: `${product('us-employment.csv')}?tab=${tab}`, roles: ['buyer'] as const,
  })),
  { name: 'products', path: '/products', roles: ['newcomer', ...selling] },
  { name: 'products-table', path: '/products?view=table', roles: ['seller'] },
  { name: 'product-new', path: '/products/new', roles: ['seller', 'sp'] },
  { name: 'product-new-algorithm', path: '/products/new', roles: ['sp'], act: async (page) => {
    await page.getByRole('combobox', { name: /^Analysis/u }).selectOption('forecast');
    await press(/^Try it/u)(page);
    await page.getByText(/^Used:/u).waitFor();
  } },
  { name: 'product-edit', path: ({ ids }) => ids.own && `/products/${ids.own}/edit`, roles: ['seller', 'sp'] },
  { name: 'products-upload', path: '/products/upload', roles: ['seller'] },
  { name: 'offers', path: '/dashboard/offers', roles: ['newcomer', ...trading] },
  { name: 'offers-made', path: '/dashboard/offers?tab=made', roles: buying },
  { name: 'offer', path: ({ ids: { offer, received } }) => (offer ?? received) && `/dashboard/offers/${offer ?? received}`, roles: trading },
  { name: 'access', path: '/dashboard/access', roles: ['newcomer', ...buying, 'druser'] },
  { name: 'access-readers', path: '/dashboard/access?tab=readers', roles: selling },
  { name: 'access-requests', path: '/dashboard/access?tab=requests', roles: ['buyer', 'seller'] },
  { name: 'contracts', path: '/dashboard/contracts', roles: trading },
  { name: 'contracts-partner', path: '/dashboard/contracts?tab=partner', roles: ['buyer', 'sp'] },
  { name: 'notifications', path: '/dashboard/notifications', roles: inside },
  { name: 'wallet', path: '/wallet', roles: inside },
  { name: 'wallet-history', path: '/wallet/history', roles: ['buyer', 'seller'] },
  { name: 'wallet-why', path: ({ ids }) => ids.entry && `/wallet/history?entry=${ids.entry}`, roles: ['buyer'] },
  { name: 'receipt', path: ({ ids }) => ids.entry && `/wallet/history/${ids.entry}`, roles: ['buyer'] },
  { name: 'reports', path: '/reports', roles: inside },
  { name: 'ai', path: '/ai', roles: ['buyer', 'seller', 'sp', 'druser'] },
  { name: 'ai-algorithms', path: '/ai?tab=algorithms', roles: ['sp'] },
  { name: 'ai-received', path: '/ai?tab=received', roles: ['seller', 'sp'] },
  { name: 'faqs', path: '/faqs', roles: ['buyer'] },
  { name: 'faqs-answer', path: '/faqs#refunds', roles: ['buyer'] },
  { name: 'profile', path: '/dashboard/profile', roles: ['buyer', 'admin'] },
  { name: 'security', path: '/dashboard/security', roles: ['buyer'] },
  { name: 'admin', path: '/admin', roles: ['admin', 'buyer'] },
  { name: 'admin-activity', path: '/admin?tab=activity', roles: ['admin'] },
  { name: 'palette', path: '/wallet', roles: ['buyer', 'seller', 'admin'], act: openPalette },
  { name: 'palette-buy', path: '/wallet', roles: ['buyer'], act: typeInPalette('buy weather') },
  { name: 'palette-product', path: '/wallet', roles: ['buyer'], act: typeInPalette('seattle') },
  { name: 'bell', path: '/wallet', roles: ['buyer', 'seller'], act: press(/^Notifications/u) },
  { name: 'help', path: '/wallet', roles: ['buyer'], act: press(/^Help/u) },
];
