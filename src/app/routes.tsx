import { matchPath } from 'react-router-dom';
import { paths, screenRows, type Screen } from '../config/screens.ts';
import { lazyPage, type LazyPage, type PageComponent } from './lazyPage.tsx';

export type RouteRow = Omit<Screen, 'page'> & { page: LazyPage };

export const pages = import.meta.glob<Record<string, PageComponent>>(['../pages/**/*Page.tsx', '!../pages/shared/**']);

async function loadPage(page: string) {
  const found = (await pages[`../pages/${page}.tsx`]?.())?.[page.replace(/.*\//, '')];
  if (!found) throw new Error(`src/pages/${page}.tsx exports no page of its name`);
  return found;
}

const login = lazyPage(async () => (await import('../pages/session/LoginPage.tsx')).LoginPage);

const rows = screenRows.map((row) => ({
  ...row,
  page: row.name === 'login' ? login : lazyPage(() => loadPage(row.page)),
}));

export const routes: readonly RouteRow[] = [
  ...rows.filter(({ name }) => name === 'login').map((row) => ({ ...row, path: paths.root })),
  ...rows,
];

export const rowAt = (path: string) => routes.find((row) => matchPath(row.path, path));

export const preloadPage = (path: string) => rowAt(path)?.page.preload();
