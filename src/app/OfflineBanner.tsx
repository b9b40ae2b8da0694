import { Banner } from '#design-system';
import { useSyncExternalStore } from 'react';
import { screens } from '../messages/screens.ts';

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

const spaceBelow = { marginBlockEnd: 'var(--ds-space-4)' } as const;

export function OfflineBanner() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return online ? null : (
    <Banner tone="warning" style={spaceBelow}>
      {screens.offline}
    </Banner>
  );
}
