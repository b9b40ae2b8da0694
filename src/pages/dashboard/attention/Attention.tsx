import {
  Button,
  fillText,
  Icon,
  IconButton,
  Inline,
  lazyPart,
  Skeleton,
  Stack,
  Text,
  urgencyOf,
  useNow,
} from '#design-system';
import { Suspense, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { overview as messages } from '../messages.ts';
import { useValue } from '../../../state/machine/resource.ts';
import { serverNow } from '../../../state/machine/clock.ts';
import { preferences } from '../../../state/me/preferences.ts';
import { useMay } from '../../../state/me/rights.ts';
import { parts } from '../overview.ts';
import { healthReport } from '../../../state/trade/health.ts';
import { countUnlisted, dismissUnlisted, refreshUnlisted, unlisted } from '../../../state/trade/selling/uploadDraft.ts';
import { useBalance } from '../../../state/trade/money/wallet.ts';
import { useAmountText } from '../../shared/payment/tokensText.ts';
import { RouterLink } from '../../shared/RouterLink.tsx';
import { When } from '../../shared/When.tsx';
import { attentionChangeMs, attentionOf, type NextStep, type Waiting } from './attention.ts';
import { readsWatched, type Watched } from '../layouts.ts';
import { ListCard } from '../lists/ListCard.tsx';
import { LoadFailed, useFailedSources } from './LoadFailed.tsx';

const NextStepDialog = lazyPart(async () => (await import('./NextStepDialog.tsx')).NextStepDialog);

const maxFolded = 6;

/** Rows of a bulk upload not listed yet, from any tab. */
function useUnlisted(): number {
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && void refreshUnlisted();
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return countUnlisted(useSnapshot(unlisted));
}

const calm = { tone: 'muted' } as const;

function toneOf(until: string) {
  const urgency = urgencyOf(Date.parse(until) - serverNow());
  return urgency === 'neutral' ? calm : ({ tone: urgency, weight: 'semibold' } as const);
}

interface ItemProps extends Waiting {
  onStep: (step: NextStep) => void;
}

const Item = ({ icon, text, to, action, until, runs, dismiss, step, stepLabel, note, onStep }: ItemProps) => (
  <Inline as="li" gap={2} align="start" wrap={false}>
    <Icon name={icon} style={{ flex: 'none', marginBlockStart: 'var(--ds-space-1)' }} />
    <Inline justify="between" gap={2} style={{ flex: 1 }}>
      <span style={{ flex: '1 1 14rem' }}>
        <span>{text}</span>
        {until && (
          <>
            <span>, </span>
            <Text {...(runs ? calm : toneOf(until))} style={{ whiteSpace: 'nowrap' }}>
              <span>{runs ? messages.runsUntil : messages.ends}</span> <When at={until} {...(runs && { as: 'date' })} />
            </Text>
          </>
        )}
      </span>
      <Inline gap={2}>
        {note && (
          <Text size="small" tone="muted">
            {note}
          </Text>
        )}
        <RouterLink to={to}>{action}</RouterLink>
        {step && (
          <Button size="small" onClick={() => onStep(step)}>
            {stepLabel}
          </Button>
        )}
        {dismiss && (
          <IconButton size="small" label={dismiss} onClick={dismissUnlisted}>
            <Icon name="close" />
          </IconButton>
        )}
      </Inline>
    </Inline>
  </Inline>
);

interface AttentionProps {
  watched: readonly Watched[];
  /** Leaves the card out while nothing waits. */
  hidesEmpty?: boolean | undefined;
}

export function Attention({ watched, hidesEmpty = false }: AttentionProps) {
  const [all, showAll] = useState(false);
  const upload = useUnlisted();
  const known = {
    sources: useValue(parts.sources),
    waiting: useValue(parts.waiting),
    access: useValue(parts.access),
    contracts: useValue(parts.contracts),
    requests: useValue(parts.requests),
    people: useValue(parts.people),
    payments: useValue(parts.payments),
    health: useValue(healthReport),
    balance: useBalance(),
    upload,
  };
  const now = useNow((moment) => attentionChangeMs(known, moment));
  const rights = { buy: useMay('buy'), answer: useMay('answer') };
  const { stepsDone } = useSnapshot(preferences);
  // The first steps ask a newcomer to add tokens.
  const moved = useValue(parts.everMoved)?.total ?? 0;
  const asksForTokens = !stepsDone && moved === 0;
  const listed = asksForTokens ? watched.filter((each) => each !== 'balance') : watched;
  const items = attentionOf(listed, known, now, rights, useAmountText());
  const [step, open] = useState<NextStep>();
  // Without every source the list cannot claim to be empty.
  const failed = useFailedSources(readsWatched(watched));
  const isEmpty = failed.length === 0 && items.length === 0;
  const loading = isEmpty && watched.some((each) => known[each] === undefined);
  if (hidesEmpty && isEmpty) return null;
  return (
    <ListCard title={messages.attention}>
      {failed.length > 0 && <LoadFailed title={messages.loadFailed} failed={failed} />}
      {loading && <Skeleton lines={3} />}
      {isEmpty && !loading && (
        <Inline gap={2}>
          <Icon name="success" />
          {messages.nothingWaits}
        </Inline>
      )}
      {items.length > 0 && (
        <Stack as="ul" gap={3} data-part="list">
          {(all ? items : items.slice(0, maxFolded)).map((item) => (
            <Item key={item.id} {...item} onStep={open} />
          ))}
        </Stack>
      )}
      {!all && items.length > maxFolded && (
        <Inline>
          <Button size="small" variant="ghost" tone="neutral" onClick={() => showAll(true)}>
            {fillText(messages.showAll, { count: items.length })}
          </Button>
        </Inline>
      )}
      {step && (
        <Suspense>
          <NextStepDialog step={step} onClose={() => open(undefined)} />
        </Suspense>
      )}
    </ListCard>
  );
}
