import { Card, Heading, Icon, IconButton, Inline, Skeleton, Text } from '#design-system';
import type { Slot } from '#contract/types.ts';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { paths } from '../../config/paths.ts';
import { overview as messages } from './messages.ts';
import { useMe } from '../../state/me/me.ts';
import { useValue } from '../../state/machine/resource.ts';
import { parts } from './overview.ts';
import { endFirstSteps, preferences } from '../../state/me/preferences.ts';
import { phone } from '../shared/windows.ts';
import { useMedia } from '../shared/useMedia.ts';
import { RouterLink } from '../shared/RouterLink.tsx';
import { ListCard } from './lists/ListCard.tsx';
import { hasTraded, firstTrades } from './firstTrades.ts';
import { LoadFailed, useFailedSources } from './attention/LoadFailed.tsx';

const sources = [parts.owned.name, parts.everBought.name, parts.everMoved.name];

/** Ended access and spent tokens count, so completed steps stay completed. */
function useSteps(mode: Slot) {
  const user = useMe();
  const owned = useValue(parts.owned);
  const everBought = useValue(parts.everBought);
  const everMoved = useValue(parts.everMoved);
  const known = user !== undefined && owned !== undefined && everBought !== undefined && everMoved !== undefined;
  const { step, to } = firstTrades[mode];
  const steps = [
    { id: 'tokens', done: known && everMoved.total > 0, to: paths.wallet },
    { id: step, done: known && hasTraded[step](owned.total, everBought.total), to },
    { id: 'mfa', done: user?.mfa === true, to: paths.security },
    { id: 'picture', done: user?.picture !== undefined, to: paths.profile },
  ] as const;
  return { known, steps, ended: known && steps.every(({ done }) => done) };
}

const samePlace = { gridArea: '1 / 1' } as const;

/** The width of a step with its icon. */
const Coming = ({ text }: { text: string }) => (
  <span style={{ display: 'grid' }}>
    <Inline as="span" gap={2} wrap={false} style={{ ...samePlace, visibility: 'hidden' }}>
      <Icon name="forward" />
      <span>{text}</span>
    </Inline>
    <Skeleton style={samePlace} />
  </span>
);

/** Disappears for good once every step is done. */
export function FirstSteps({ mode }: { mode: Slot }) {
  const { stepsDone } = useSnapshot(preferences);
  const { known, steps, ended } = useSteps(mode);
  const failed = useFailedSources(sources);
  const isPhone = useMedia(phone);
  useEffect(() => {
    if (ended) endFirstSteps();
  }, [ended]);
  if (stepsDone || ended) return null;
  if (!known && failed.length > 0)
    return (
      <ListCard title={messages.firstSteps}>
        <LoadFailed title={messages.stepsLoadFailed} failed={failed} />
      </ListCard>
    );
  // With the last two steps done the others are most likely done too: reserve no space.
  if (!known && steps[2].done && steps[3].done) return null;
  // A phone has room for the next two. Until they are known, the last two reserve it.
  const next = steps.filter(({ done }, place) => !done && (known || place > 1)).slice(0, 2);
  const shown = isPhone ? next : steps;
  return (
    <Card
      as="section"
      aria-label={messages.firstSteps}
      padding="none"
      style={{ padding: 'var(--ds-space-2) var(--ds-space-5)' }}
    >
      <Inline gap={5} justify="between" align="start" wrap={false}>
        <Inline gap={5} style={{ minInlineSize: 0, paddingBlock: 'var(--ds-space-1)' }}>
          <Heading level={2} size="small">
            {messages.firstSteps}
          </Heading>
          <Inline as="ul" gap={5} data-part="list" aria-busy={!known}>
            {shown.map(({ id, done, to }) => (
              <Inline as="li" key={id} gap={2} wrap={false}>
                {known ? (
                  <>
                    <Icon name={done ? 'success' : 'forward'} label={done ? messages.done : messages.open} />
                    {done ? (
                      <Text tone="muted">{messages.steps[id]}</Text>
                    ) : (
                      <RouterLink to={to}>{messages.steps[id]}</RouterLink>
                    )}
                  </>
                ) : (
                  <Coming text={messages.steps[id]} />
                )}
              </Inline>
            ))}
          </Inline>
        </Inline>
        <IconButton size="small" label={messages.hideSteps} onClick={endFirstSteps}>
          <Icon name="close" />
        </IconButton>
      </Inline>
    </Card>
  );
}
