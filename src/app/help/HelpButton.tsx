import { Icon, IconButton, lazyScreen } from '#design-system';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { forms } from '../../messages/forms.ts';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { rowAt } from '../routes.tsx';

const HelpDrawer = lazyScreen(async () => (await import('../../pages/shared/help/HelpDrawer.tsx')).HelpDrawer);

export function HelpButton() {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  const screen = rowAt(pathname)?.name ?? 'notFound';
  return (
    <>
      <IconButton label={forms.help} onClick={() => setOpen(true)}>
        <Icon name="help" />
      </IconButton>
      {open && (
        <ErrorBoundary resetKey={pathname} silent>
          <Suspense>
            <HelpDrawer screen={screen} onClose={() => setOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
