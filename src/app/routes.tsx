import { matchPath } from 'react-router-dom';
import { lazyPage, type LazyPage } from './lazyPage.tsx';
import type { PageName } from './pages.ts';
import { routeTable } from './routeTable.ts';

export type RouteRow = (typeof routeTable)[number] & { page: LazyPage };

const login = lazyPage(async () => (await import('../pages/session/LoginPage.tsx')).LoginPage);
const late = (name: PageName) => lazyPage(async () => (await import('./pages.ts')).pages[name]());

export const routes: readonly RouteRow[] = routeTable.map((row) => ({
  ...row,
  page: row.title === 'login' ? login : late(row.title),
}));

export const rowAt = (path: string) => routes.find((row) => matchPath(row.path, path));

export const preloadPage = (path: string) => rowAt(path)?.page.preload();
