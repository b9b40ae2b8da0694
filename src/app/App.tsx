import { Loading, ThemeProvider } from '#design-system';
import { lazy, Suspense } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { screens } from '../messages/screens.ts';
import { useMode } from '../state/me.ts';
import { rowsFor } from './guards.ts';
import { PlainLayout } from './layouts/PlainLayout.tsx';
import { Messages } from './Messages.tsx';
import { loadMainLayout } from './ahead.ts';
import { routes } from './routes.tsx';
import { Screen } from './Screen.tsx';

// The frame's menus and drawer are not needed to sign in.
const MainLayout = lazy(async () => ({ default: (await loadMainLayout()).MainLayout }));
const layouts = { main: MainLayout, plain: PlainLayout } as const;

function Pages() {
  const rows = rowsFor(routes, useMode());
  return (
    <Routes>
      {(['main', 'plain'] as const).map((layout) => {
        const Layout = layouts[layout];
        return (
          <Route
            key={layout}
            element={
              <Suspense fallback={<Loading text={screens.loading} />}>
                <Layout />
              </Suspense>
            }
          >
            {rows
              .filter((row) => row.layout === layout)
              .map((row) => (
                <Route key={row.path} path={row.path} element={<Screen {...row} />} />
              ))}
          </Route>
        );
      })}
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
