import { Outlet } from 'react-router-dom';
import { OfflineBanner } from '../OfflineBanner.tsx';

/** Pages that bring their own frame, as those before signing in do. */
export function PlainLayout() {
  return (
    <>
      <OfflineBanner />
      <Outlet />
    </>
  );
}
