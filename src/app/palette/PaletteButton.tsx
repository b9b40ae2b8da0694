import { Button, Icon, IconButton, lazyScreen, Text, useCommandKey } from '#design-system';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paletteMessages as messages } from './messages.ts';
import { leaveBy } from '../../pages/shared/history/navigationBlockers.ts';
import { useMode } from '../../state/me/me.ts';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { navigationFor } from '../navigation.ts';
import { EarlyKeys } from './EarlyKeys.tsx';
import { useShortcuts } from './useShortcuts.ts';

const Palette = lazyScreen(async () => (await import('./Palette.tsx')).Palette);

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

export function PaletteButton() {
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState<string>();
  const navigate = useNavigate();
  const rows = navigationFor(useMode());
  const show = (query: string) => {
    setQuery(query);
    setOpen(true);
  };
  useCommandKey(() => (open ? setOpen(false) : show('')));
  useShortcuts(
    rows.map(({ nav: { keys }, path }) => ({ keys, run: () => leaveBy(() => void navigate(path)) })),
    () => show('?'),
  );
  return (
    <>
      <span data-part="roomy">
        <Button variant="outline" tone="neutral" size="small" onClick={() => show('')}>
          <Icon name="search" />
          {messages.short}{' '}
          <Text size="small" tone="muted" aria-hidden>
            {isMac ? '⌘K' : 'Ctrl K'}
          </Text>
        </Button>
      </span>
      <span data-part="tight">
        <IconButton label={messages.open} onClick={() => show('')}>
          <Icon name="search" />
        </IconButton>
      </span>
      {query !== undefined && (
        <ErrorBoundary resetKey={String(open)} silent>
          <Suspense fallback={open && <EarlyKeys query={query} onType={setQuery} onClose={() => setOpen(false)} />}>
            <Palette open={open} initialQuery={query} onOpenChange={setOpen} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
