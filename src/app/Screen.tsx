import { Loading } from '#design-system';
import { Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { screens, titles } from '../messages/screens.ts';
import { useSession } from '../state/session.ts';
import { Arrival } from './Arrival.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { redirectFor } from './guards.ts';
import type { RouteRow } from './routes.tsx';

/** One row of the route table on screen: guarded, loaded on demand, and alone in its failures. */
export function Screen({ path, title, access, page: { Page } }: RouteRow) {
  const { pathname, search, hash, state } = useLocation();
  const redirect = redirectFor(access, useSession(), { path: pathname + search + hash, state });
  if (redirect) return <Navigate {...redirect} replace />;
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense key={path} fallback={<Loading text={screens.loading} />}>
        <Arrival title={titles[title]} />
        <Page />
      </Suspense>
    </ErrorBoundary>
  );
}
