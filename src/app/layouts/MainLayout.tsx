import { AppShell, soon } from '#design-system';
import { useEffect } from 'react';
import { matchPath, Outlet, useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { home } from '../../config/paths.ts';
import { Anchor } from '../../pages/shared/Anchor.tsx';
import { Brand } from '../../pages/shared/account/Brand.tsx';
import { RouterLink } from '../../pages/shared/RouterLink.tsx';
import { prefetch } from '../../state/machine/load.ts';
import { loadMe } from '../../state/me/loadMe.ts';
import { section } from '../../pages/shared/useSection.ts';
import { useMode, useMeStatus } from '../../state/me/me.ts';
import { useSession } from '../../state/me/session.ts';
import { terms } from '../../state/trade/money/payments.ts';
import { loadBalance } from '../../state/trade/money/wallet.ts';
import { firstPlaces, navigationFor, type NavigationRow } from '../navigation.ts';
import { OfflineBanner } from '../OfflineBanner.tsx';
import { preloadPage, rowAt } from '../routes.tsx';
import { AccessWatch } from './AccessWatch.tsx';
import { AccountSettings } from './AccountSettings.tsx';
import { watchForms } from './sessionDrafts.ts';
import { FewCodes } from './FewCodes.tsx';
import { followFormats, followClock } from './followFormats.ts';
import { HeaderActions } from './HeaderActions.tsx';

soon(() => import('../../api/query.ts'));
followClock();
followFormats();
watchForms();

function linkOf({ path, nav: { exact = false, also } }: NavigationRow, pathname: string, current: string) {
  const preload = () => void preloadPage(path);
  const common = { to: path, onPointerEnter: preload, onFocus: preload };
  const isCurrent = current === '' ? also && matchPath(also, pathname) : current === path;
  if (isCurrent) return <Anchor {...common} aria-current />;
  return <Anchor {...common} aria-current={matchPath({ path, end: exact }, pathname) ? 'page' : undefined} />;
}

const place = (row: NavigationRow, pathname: string, current: string) => ({
  label: row.title,
  short: row.nav.short,
  icon: row.nav.icon,
  link: linkOf(row, pathname, current),
});

const brand = (
  <RouterLink to={home} variant="quiet">
    <Brand />
  </RouterLink>
);

function Shell() {
  const { pathname } = useLocation();
  const mode = useMode();
  const { phase } = useMeStatus();
  const current = useSnapshot(section).path;
  const rows = mode || phase === 'fail' ? navigationFor(mode) : firstPlaces;
  const navigation = [{ places: rows.map((row) => place(row, pathname, current)) }];
  return (
    <AppShell
      brand={brand}
      navigation={navigation}
      actions={<HeaderActions />}
      measure={rowAt(pathname)?.wide ? 'wide' : 'page'}
    >
      <OfflineBanner />
      <AccessWatch />
      <AccountSettings />
      <FewCodes />
      <Outlet />
    </AppShell>
  );
}

/** Other people move my tokens too: reloads on each screen and when the window becomes visible. */
function useFreshBalance(signedIn: boolean) {
  const { pathname } = useLocation();
  useEffect(() => {
    if (signedIn && pathname) void loadBalance();
  }, [signedIn, pathname]);
  useEffect(() => {
    if (!signedIn) return undefined;
    const reloadIfVisible = () => document.visibilityState === 'visible' && void loadBalance();
    document.addEventListener('visibilitychange', reloadIfVisible);
    return () => document.removeEventListener('visibilitychange', reloadIfVisible);
  }, [signedIn]);
}

export function MainLayout() {
  const { userId, mfa } = useSession();
  const readyUserId = mfa === null ? userId : '';
  useEffect(() => {
    if (readyUserId === '') return;
    void loadMe();
    void terms.load();
  }, [readyUserId]);
  useFreshBalance(readyUserId !== '');
  return readyUserId === '' ? <Outlet /> : <Shell />;
}

// Only screens inside the frame: others may have an expired session.
MainLayout.prefetch = () => rowAt(location.pathname)?.framed && prefetch(() => [loadMe(), terms.load(), loadBalance()]);
