import { Loading, ThemeProvider, snackbar } from '#design-system';
import { Suspense, useEffect, useState, useSyncExternalStore, type ComponentType, type PropsWithChildren } from 'react';
import { BrowserRouter, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { screens } from '../messages/screens.ts';
import { useMode } from '../state/me/me.ts';
import { noteEntry } from '../pages/shared/history/navigationBlockers.ts';
import { useSession } from '../state/me/session.ts';
import { MainLayout, loadSnackbar } from './prefetch.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { rowsFor } from './guards.ts';
import { OfflineBanner } from './OfflineBanner.tsx';
import { RootFailure } from './RootFailure.tsx';
import { routes, type RouteRow } from './routes.tsx';
import { Screen } from './Screen.tsx';

function Messages() {
  const newest = useSyncExternalStore(snackbar.subscribe, () => snackbar.items().at(-1)?.id);
  // Not React.lazy: Suspense delays its content by 300 ms, and a message stays 2 s.
  const [View, setView] = useState<ComponentType>();
  useEffect(() => {
    // Each message tries again: the code of the first may have failed to load.
    if (newest === undefined) return;
    const show = async () => {
      const { SnackbarView } = await loadSnackbar();
      setView(() => SnackbarView);
    };
    show().catch(() => {});
  }, [newest]);
  return newest !== undefined && View ? <View /> : null;
}

const elements = (rows: readonly RouteRow[], framed: boolean) =>
  rows
    .filter((row) => row.framed === framed)
    .map((row) => <Route key={row.path} path={row.path} element={<Screen {...row} />} />);

const plain = (
  <>
    <OfflineBanner />
    <Outlet />
  </>
);

function Pages() {
  const rows = rowsFor(routes, useMode(), useSession());
  const { key } = useLocation();
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the key changes with each history entry
  useEffect(() => noteEntry(), [key]);
  const main = (
    <ErrorBoundary resetKey="main">
      <Suspense fallback={<Loading text={screens.loading} />}>
        <MainLayout />
      </Suspense>
    </ErrorBoundary>
  );
  return (
    <Routes>
      <Route element={plain}>{elements(rows, false)}</Route>
      <Route element={main}>{elements(rows, true)}</Route>
    </Routes>
  );
}

interface AppProps {
  /** Stories pass another router, because Storybook owns the address of their page. */
  Router?: ComponentType<PropsWithChildren>;
}

export function App({ Router = BrowserRouter }: AppProps) {
  return (
    <ThemeProvider>
      <ErrorBoundary resetKey="app" fallback={<RootFailure />}>
        <Router>
          <Pages />
        </Router>
      </ErrorBoundary>
      <Messages />
    </ThemeProvider>
  );
}
