import { Loading, ThemeProvider } from '#design-system';
import { lazy, Suspense } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { screens } from '../messages/screens.ts';
import { useMode } from '../state/me.ts';
import { loadMainLayout } from './ahead.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { rowsFor } from './guards.ts';
import { Messages } from './Messages.tsx';
import { routes, type RouteRow } from './routes.tsx';
import { Screen } from './Screen.tsx';

// The frame's menus and drawer are not needed to sign in.
const MainLayout = lazy(async () => ({ default: (await loadMainLayout()).MainLayout }));

const inLayout = (rows: readonly RouteRow[], layout: RouteRow['layout']) =>
  rows
    .filter((row) => row.layout === layout)
    .map((row) => <Route key={row.path} path={row.path} element={<Screen {...row} />} />);

function Pages() {
  const rows = rowsFor(routes, useMode());
  const main = (
    <ErrorBoundary resetKey="main">
      <Suspense fallback={<Loading text={screens.loading} />}>
        <MainLayout />
      </Suspense>
    </ErrorBoundary>
  );
  return (
    <Routes>
      {inLayout(rows, 'plain')}
      <Route element={main}>{inLayout(rows, 'main')}</Route>
    </Routes>
  );
}

export function App() {
  return (
    <ThemeProvider>
      <BrowserRouter>
        <Pages />
      </BrowserRouter>
      <Messages />
    </ThemeProvider>
  );
}
