// THE table of pictures: for each screen of the app its states, with the roles that meet them and clicks before the picture.
import type { ScreenName } from '#src/config/screens.ts';
import { personId } from '#server/seed/demoAccounts.ts';
import { streamId } from '#server/seed/rows.ts';
import {
  buy,
  fillAmount,
  inOrder,
  openSections,
  pasteRows,
  press,
  see,
  selectFirstRows,
  showLogs,
  tryAnalysis,
  typeSearch,
} from './acts.ts';
import { roles } from './roles.ts';
import type { State } from './state.ts';

const inside = roles.filter((role) => role !== 'visitor' && role !== 'coded');
const selling = ['user', 'seller', 'sp'] as const;
const trading = ['user', 'buyer', 'seller', 'sp'] as const;
const forSale = streamId('us-airports.csv');
const readable = streamId('us-employment.csv');
const compared = ['seattle-weather.csv', 'us-airports.csv', 'gapminder.json'].map(streamId).join(',');
const failing = { state: 'failing', network: 'failing' } as const;
const loading = { state: 'loading', network: 'loading' } as const;
const equivalent = { state: 'equivalent', operated: true } as const;
const huge = { state: 'huge', operated: true } as const;
const productSections = [/^Basics/u, /^Meanings/u, /^Price/u, /^Access/u, /^Licence/u, /^Logo/u];
const drawn = see(/^Drawn from (?:all|the last) /u);

// prettier-ignore
export const states = {
  login: [
    { roles: ['visitor'] },
    { state: 'refused', roles: ['visitor'], act: inOrder((page) => page.getByLabel('Email').fill('buyer@example.com'), (page) => page.getByLabel('Password', { exact: true }).fill('wrong'), press(/^Sign in/u), see(/^Invalid Credentials/u)) },
  ],
  forgotPassword: [
    { roles: ['visitor'] },
    { state: 'sent', roles: ['visitor'], act: inOrder((page) => page.getByLabel('Email').fill('somebody@example.com'), press(/^Send/u), see(/If there is an account/u)) },
  ],
  join: [
    { roles: ['visitor'] },
    { state: 'link', query: '?token=x&id=y', roles: ['visitor'] },
  ],
  recover: [{ query: '?token=x&id=y', roles: ['visitor'] }],
  newPassword: [{ roles: ['visitor'] }],
  passcode: [{ roles: ['coded'] }],
  qrCode: [{ roles: ['newcomer'] }, { state: 'code', roles: ['newcomer'], press: [/^I have an app/u] }],
  dashboard: [
    { roles: inside },
    { ...loading, roles: ['buyer'] },
    { ...equivalent, roles: ['buyer'] },
    { ...failing, roles: ['buyer'] }, { state: 'offline', network: 'offline', roles: ['buyer'] },
  ],
  profile: [{ roles: ['buyer', 'admin'] }, { state: 'picture', roles: ['buyer'], act: inOrder(openSections, press(/picture$/u)) }, { state: 'open', roles: ['buyer'], act: openSections }],
  security: [{ roles: ['buyer'] }, { state: 'open', roles: ['buyer'], act: openSections }],
  marketplace: [
    { roles: ['newcomer', 'buyer', 'seller', 'druser', 'admin'] },
    { state: 'search', query: '?text=weather', roles: ['buyer'] },
    { state: 'table', query: '?view=table', roles: ['buyer'] },
    { state: 'nothing', query: '?text=earthquake&minPrice=900000000&from=2026-01-01', roles: ['buyer'] },
    { state: 'filters', only: 'phones', roles: ['buyer'], press: [/^Filters/u] },
    { state: 'suggestions', roles: ['buyer'], act: typeSearch('wea') },
    { state: 'look', query: `?look=${forSale}`, roles: ['buyer'] },
    { ...loading, roles: ['buyer'] },
    { ...equivalent, roles: ['buyer'] },
    { ...huge, query: '?text=order+book', roles: ['buyer'] },
    { state: 'save', query: '?text=weather', roles: ['buyer'], press: [/^Save this search/u] },
    { ...failing, roles: ['buyer'] },
  ],
  saved: [{ roles: ['buyer', 'newcomer'] }],
  compare: [{ query: `?ids=${compared}`, roles: ['buyer'] }, { state: 'nothing', roles: ['buyer'] }],
  product: [
    { id: forSale, roles: ['buyer', 'newcomer', 'druser', 'admin'] },
    { state: 'with-access', id: readable, roles: ['buyer'], act: drawn },
    { ...loading, id: forSale, roles: ['buyer'] },
    { ...equivalent, id: forSale, roles: ['buyer'] },
    { state: 'equivalent-buy', operated: true, id: forSale, query: '?buy=24', roles: ['buyer'] },
    { ...huge, id: ({ ids }) => ids.huge, roles: ['buyer'] },
    { state: 'bought', id: streamId('mauna-loa-co2.csv'), query: '?buy=24', roles: ['user'], act: buy },
    { state: 'dead', id: ({ ids }) => ids.dead, roles: ['buyer', 'seller'] },
    { state: 'data-room', id: streamId('bird-strikes.csv'), roles: ['buyer'] },
    { state: 'stream', id: streamId('live/new-york-weather'), roles: ['buyer', 'user'] },
    { state: 'own', id: ({ ids }) => ids.own, roles: ['user', 'seller'], act: drawn },
    // An algorithm has no rows.
    { state: 'own', id: ({ ids }) => ids.own, roles: ['sp'] },
    { state: 'gone', id: '019b76da-0000-7000-8000-000000000000', roles: ['buyer'] },
    { state: 'buy', id: forSale, query: '?buy=24', roles: ['buyer'] },
    { state: 'offer', id: forSale, roles: ['buyer'], press: [/offer/iu] },
    { state: 'extend', id: readable, roles: ['buyer'], press: [/^Extend/u] },
    ...['columns', 'about', 'use', 'deals', 'history'].map((tab) => ({
      state: tab, id: readable, query: `?tab=${tab}`, roles: ['buyer'] as const,
    })),
    { ...failing, id: forSale, roles: ['buyer'] },
  ],
  products: [
    { roles: ['seller', 'newcomer', 'user', 'sp'] },
    { state: 'cards', query: '?view=cards', roles: ['seller'], only: 'desktop' },
    { ...loading, query: '?view=table', roles: ['seller'] },
    { state: 'nothing', query: '?name=zzz', roles: ['seller'] },
    { state: 'no-right', roles: ['druser'] },
    { state: 'delete', roles: ['seller'], press: [/^Actions for/u, /^Delete/u] },
    { state: 'logo', roles: ['seller'], press: [/^Actions for/u, /logo/u] },
    { ...failing, roles: ['seller'] },
  ],
  newProduct: [
    { roles: ['seller', 'sp'] },
    { state: 'wrong', roles: ['seller'], press: [/^Continue/u] },
    { state: 'algorithm', roles: ['sp'], act: tryAnalysis },
  ],
  uploadProducts: [
    { roles: ['seller'] },
    { state: 'columns', roles: ['seller'], act: pasteRows },
    { state: 'rows', roles: ['seller'], act: inOrder(pasteRows, press(/^Continue$/u), see(/Fix the marked cells/u)) },
  ],
  editProduct: [{ id: ({ ids }) => ids.own, roles: ['seller', 'sp'] }, { state: 'open', id: ({ ids }) => ids.own, roles: ['seller'], press: productSections }],
  offers: [
    { roles: ['buyer', 'newcomer', 'user', 'seller', 'sp'] },
    { state: 'received', query: '?tab=received', roles: ['user'] },
    { state: 'all', query: '?tab=all', roles: ['user'] },
    { state: 'nothing', query: '?tab=received&status=accepted', roles: ['buyer'] },
    { ...failing, roles: ['buyer'] },
  ],
  offer: [
    { id: ({ ids: { offer, received } }) => offer ?? received, roles: trading },
    { state: 'revise', id: ({ ids: { waiting } }) => waiting, roles: trading, press: [/^Revise/u] },
    { state: 'accept', id: ({ ids: { waiting } }) => waiting, roles: trading, press: [/^Accept/u] },
  ],
  access: [
    { roles: ['buyer', 'newcomer', 'user', 'druser'] },
    { state: 'readers', query: '?tab=readers', roles: selling },
    { state: 'requests', query: '?tab=requests', roles: ['buyer', 'seller'] },
    { state: 'extend', roles: ['buyer'], press: [/^Extend \d+ product/u] },
    { state: 'rows', roles: ['buyer'], press: [/^View rows/u] },
    { state: 'use', roles: ['buyer'], press: [/^Use/u] },
    { ...failing, roles: ['buyer'] },
  ],
  contracts: [
    { roles: trading },
    { state: 'partner', query: '?tab=partner', roles: ['seller'] },
    { state: 'owned', query: '?tab=owned', roles: ['sp'] },
    { state: 'create', roles: ['seller'], press: [/^Share revenue/u] },
  ],
  contract: [
    { id: ({ ids: { contract, offered } }) => contract ?? offered, roles: ['seller', 'sp'] },
    { state: 'sign', id: ({ ids }) => ids.offered, roles: ['sp'], press: [/^Review and sign/u] },
  ],
  wallet: [
    { roles: inside },
    { state: 'add', roles: ['buyer'], press: [/^Add tokens/u] },
    { state: 'confirm', roles: ['buyer'], act: inOrder(press(/^Add tokens/u), fillAmount('25')) },
    { state: 'withdraw', roles: ['buyer'], press: [/^Withdraw/u] },
    { ...loading, roles: ['buyer'] },
    { state: 'pending', operated: true, roles: ['buyer'] },
    { state: 'equivalent-add', operated: true, roles: ['buyer'], act: inOrder(press(/^Add tokens/u), fillAmount('25')) },
    { ...huge, roles: ['user'] },
    { ...failing, roles: ['buyer'] },
  ],
  walletHistory: [
    { roles: ['buyer', 'seller'] },
    { state: 'period', only: 'desktop', roles: ['buyer'], press: [/^Period/u, /calendar/u] },
    { state: 'why', query: ({ ids }) => ids.entry && `?entry=${ids.entry}`, roles: ['buyer'] },
    { state: 'nothing', query: '?name=zzz', roles: ['buyer'] },
    { state: 'empty', roles: ['newcomer'] },
  ],
  receipt: [{ id: ({ ids }) => ids.entry, roles: ['buyer'] }, { state: 'missing', id: '019b76da-0000-7000-8000-000000000000', roles: ['buyer'] }],
  ai: [
    { roles: ['buyer', 'seller', 'sp', 'druser', 'newcomer'] },
    { state: 'result', query: ({ ids }) => ids.run && `?run=${ids.run}`, roles: ['buyer', 'druser'] },
    { state: 'log', roles: ['buyer'], act: showLogs },
    { state: 'queued', operated: true, roles: ['buyer'] },
    { state: 'received', query: '?tab=received', roles: ['user'] },
  ],
  reports: [
    { roles: inside },
    { ...huge, roles: ['user', 'seller'] },
    { state: 'none', query: '?from=2020-01-01&to=2020-01-31', roles: ['buyer'] },
    { ...failing, roles: ['buyer'] },
  ],
  admin: [
    { roles: ['admin'] },
    { state: 'activity', query: '?tab=activity', roles: ['admin'] },
    { state: 'health', query: '?tab=health', roles: ['admin'] },
    { state: 'payments', query: '?tab=payments', roles: ['admin'] },
    { state: 'pending', operated: true, query: '?tab=payments', roles: ['admin'] },
    { state: 'confirm', operated: true, query: '?tab=payments', roles: ['admin'], press: [/^Confirm/u] },
    { state: 'other-mode', alone: true, roles: ['admin'], act: inOrder(press(/^Administrator$/u), (page) => page.getByRole('menuitemradio', { name: 'User' }).click()) },
    { state: 'nobody', query: '?name=zzz', roles: ['admin'] },
    { state: 'person', query: `?user=${personId('buyer')}`, roles: ['admin'] },
    { state: 'edit', query: `?user=${personId('buyer')}&ask=edit`, roles: ['admin'] },
    { state: 'lock', query: `?user=${personId('buyer')}&ask=lock`, roles: ['admin'] },
    { state: 'add', query: '?add=one', roles: ['admin'] },
    { state: 'import', query: '?add=many', roles: ['admin'] },
    { state: 'selected', roles: ['admin'], act: selectFirstRows(2) },
    { ...failing, roles: ['admin'] },
  ],
  notifications: [{ roles: inside }, { state: 'unread', query: '?unread=1', roles: ['buyer'] }],
  faqs: [{ roles: ['buyer'] }, { state: 'answer', query: '#refunds', roles: ['buyer'] }, { state: 'nearest', roles: ['buyer'], act: typeSearch('zebra price') }],
  notFound: [{ roles: ['buyer', 'visitor'] }],
} satisfies Record<ScreenName, readonly State[]> as Record<ScreenName, readonly State[]>;
