import { Loading } from '#design-system';
import { Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { screens } from '../messages/screens.ts';
import { useMe, useMeStatus } from '../state/me/me.ts';
import { useSession } from '../state/me/session.ts';
import { Arrival } from './Arrival.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { redirectFor } from './guards.ts';
import type { RouteRow } from './routes.tsx';

function useUnsettled() {
  const { userId, mfa } = useSession();
  const user = useMe();
  const { phase } = useMeStatus();
  return userId !== '' && mfa === null && !user && phase !== 'fail';
}

export function Screen({ path, title, access, page: { Page } }: RouteRow) {
  const { pathname, search, hash, state } = useLocation();
  const unsettled = useUnsettled();
  const redirect = redirectFor(access, useSession(), { path: pathname + search + hash, state });
  if (redirect) return <Navigate {...redirect} replace />;
  if (path === '*' && unsettled) return <Loading text={screens.loading} />;
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense key={path} fallback={<Loading text={screens.loading} />}>
        <Arrival title={title} />
        <Page />
      </Suspense>
    </ErrorBoundary>
  );
}
