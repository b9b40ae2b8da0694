import { Button, withTimeout } from '#design-system';
import { useState, type ComponentType } from 'react';
import { forms } from '../../../messages/forms.ts';
import type { HelpDrawerProps } from './HelpDrawer.tsx';

/** Lazy: the answers are long and rarely opened. */
export function AccountHelp({ screen }: Pick<HelpDrawerProps, 'screen'>) {
  const [Shown, show] = useState<ComponentType<HelpDrawerProps>>();
  const [failed, setFailed] = useState(false);
  const [pending, setPending] = useState(false);
  const open = async () => {
    setPending(true);
    // The frame that answers the click comes first: the code blocks the page as it loads.
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const code = await withTimeout(import('./HelpDrawer.tsx')).catch(() => undefined);
    setPending(false);
    setFailed(!code);
    show(() => code?.HelpDrawer);
  };
  return (
    <>
      <Button variant="ghost" tone="neutral" size="small" loading={pending} onClick={() => void open()}>
        {forms.help}
      </Button>
      {failed && <p role="alert">{forms.notLoaded}</p>}
      {Shown && <Shown screen={screen} onClose={() => show(undefined)} />}
    </>
  );
}
