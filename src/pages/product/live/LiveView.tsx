import { Banner, Button, Card, fillText, Heading, Inline, MapPoints, Stack, Text, useNow } from '#design-system';
import { useState } from 'react';
import { liveMessages as messages } from '../../../messages/live.ts';
import type { Stream } from '#contract/types.ts';
import { serverNow } from '../../../state/machine/clock.ts';
import { liveText } from '../../shared/product/cardFacts.ts';
import { EventList } from '../../shared/live/EventList.tsx';
import { Figures, State } from './LiveView.styles.ts';
import { RateLine } from './RateLine.tsx';
import { livePlaces } from './livePlaces.ts';
import { useLive } from './useLive.ts';
import { asOf, gapOf, lastOf, rateOf, spanOf, stateOf, summaryOf, type LiveState } from './liveState.ts';

type Replay = NonNullable<NonNullable<Stream['measured']>['live']>['replay'];

interface LiveViewProps {
  id: string;
  endless: boolean;
  replay?: Replay | undefined;
  /** True if the rows have coordinates: the map reserves its space before the first event. */
  mapped?: boolean;
  onBuy?: (() => void) | undefined;
}

const secondMs = 1_000;

/** Ticks once a second, for the age of the last event. */
function useSeconds(): number {
  useNow(() => secondMs);
  return serverNow();
}

function Facts({ view, now }: { view: LiveState; now: number }) {
  const { facts, rates } = view;
  return (
    <Figures>
      <div>
        <dt>{messages.rate}</dt>
        <dd>
          <span>{rateOf(facts)}</span>
          <RateLine rates={rates} />
        </dd>
      </div>
      <div>
        <dt>{messages.gap}</dt>
        <dd>{gapOf(facts)}</dd>
      </div>
      <div>
        <dt>{messages.last}</dt>
        <dd>{lastOf(facts?.last_event_at, now)}</dd>
      </div>
    </Figures>
  );
}

function noticeOf({ facts, reason }: LiveState, state: ReturnType<typeof stateOf>, now: number, mayBuy: boolean) {
  if (state === 'refused') return reason && fillText(messages.text.refused, { reason: reason.replace(/\.$/u, '') });
  if (state === 'ended') return mayBuy ? messages.text.ended : messages.text.endedForOthers;
  if (state === 'lost') return fillText(messages.text.lost, { reason: reason ?? '' }).trim();
  if (state === 'silent' && facts?.last_event_at)
    return fillText(messages.text.silent, { span: spanOf(Math.round((now - Date.parse(facts.last_event_at)) / 1000)) });
  return state === 'away' || state === 'offline' ? messages.text[state] : undefined;
}

function Places({ events, isExpected }: Pick<LiveState, 'events'> & { isExpected: boolean }) {
  const places = livePlaces(events);
  if (places.length === 0 && !isExpected) return null;
  return (
    <MapPoints
      around
      title={messages.map.title}
      description={fillText(messages.map.describe, { count: places.length })}
      nameLabel={messages.map.event}
      places={places}
    />
  );
}

export function LiveView({ id, endless, replay, mapped = false, onBuy }: LiveViewProps) {
  const { view, paused, setPaused, retry } = useLive(id, endless);
  const [summary, setSummary] = useState('');
  const now = asOf(view, useSeconds());
  const state = stateOf(view, now);
  const notice = noticeOf(view, state, now, onBuy !== undefined);
  const title = replay ? messages.replayTitle : messages.title;
  const over = state === 'ended' || state === 'refused';
  return (
    <Card as="section" aria-label={title}>
      <Stack gap={3} align="stretch">
        <Inline justify="between">
          <Inline gap={3}>
            <Heading level={2}>{title}</Heading>
            <State data-state={state}>
              {state === 'open' && replay ? liveText({ replay }) : messages.state[state]}
            </State>
            {!endless && !over && (
              <Text size="small" tone="muted">
                {messages.text.preview}
              </Text>
            )}
          </Inline>
          <Inline gap={2}>
            {/* Read on request only, so that a screen reader is not flooded. */}
            <Button size="small" variant="ghost" tone="neutral" onClick={() => setSummary(summaryOf(view, now))}>
              {messages.summary.action}
            </Button>
            {state === 'lost' && (
              <Button size="small" variant="outline" tone="neutral" onClick={retry}>
                {messages.retry}
              </Button>
            )}
            {!over && (
              <Button size="small" variant="outline" tone="neutral" onClick={() => setPaused(!paused)}>
                {paused ? messages.go : messages.pause}
              </Button>
            )}
          </Inline>
        </Inline>
        <Facts view={view} now={now} />
        {notice !== undefined && (
          <Banner
            tone={over ? 'accent' : 'warning'}
            action={
              over && onBuy ? (
                <Button size="small" onClick={onBuy}>
                  {messages.buy}
                </Button>
              ) : undefined
            }
          >
            {notice}
          </Banner>
        )}
        <div>
          {(!over || view.events.length > 0) && (
            <EventList events={view.events} none={state === 'open' ? messages.text.nothing : messages.state[state]} />
          )}
          <output>{summary !== '' && <Text size="small">{summary}</Text>}</output>
        </div>
        <Places events={view.events} isExpected={mapped && !over} />
      </Stack>
    </Card>
  );
}
