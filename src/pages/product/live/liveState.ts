// State of the live view and its texts. Pure.
import { fillText, localText, numberFormat } from '#design-system';
import type { PreviewEvent, PreviewFacts } from '#contract/types.ts';
import { liveMessages as messages } from '../../../messages/live.ts';
import type { SeenPreview } from '../../../state/trade/browse/livePreview.ts';
import { rateText } from '../../shared/product/cardFacts.ts';
import { fieldsOf, withEvent } from '../../shared/live/fieldsOf.ts';
import { shownText, fieldText } from '../../shared/rows/shownText.ts';

type LivePhase = 'connecting' | 'open' | 'paused' | 'offline' | 'ended' | 'refused' | 'lost';

export interface LiveState extends SeenPreview {
  phase: LivePhase;
  reason?: string | undefined;
}

export type LiveChange =
  | { type: 'phase'; phase: LivePhase; reason?: string | undefined }
  | { type: 'event'; event: PreviewEvent }
  | { type: 'facts'; facts: PreviewFacts; at: number };

const shownRates = 60;
/** Milliseconds without an event after which the view shows the source as silent. */
const silenceMs = 30_000;

export const initialLiveState: LiveState = { phase: 'connecting', events: [], rates: [] };

export function changeLiveState(view: LiveState, change: LiveChange): LiveState {
  if (change.type === 'phase') return { ...view, phase: change.phase, reason: change.reason };
  if (change.type === 'facts') {
    const rates = [...view.rates, change.facts.events_a_second ?? 0].slice(-shownRates);
    return { ...view, phase: 'open', facts: change.facts, factsAt: change.at, rates };
  }
  return { ...view, phase: 'open', events: withEvent(view.events, change.event) };
}

const followed: ReadonlySet<LivePhase> = new Set(['connecting', 'open', 'lost']);

/** Reference time for ages. Once the view no longer follows, this is the time of the last facts. */
export const asOf = ({ phase, factsAt }: LiveState, now: number): number =>
  followed.has(phase) ? now : (factsAt ?? now);

/** The phase as people see it: an open view may still show that the source is away or silent. */
export function stateOf({ phase, facts }: LiveState, now: number): keyof typeof messages.state {
  if (phase !== 'open') return phase;
  if (facts?.connected === false) return 'away';
  const last = facts?.last_event_at;
  return last !== undefined && now - Date.parse(last) >= silenceMs ? 'silent' : 'open';
}

const digits = (value: number) => numberFormat({ maximumSignificantDigits: 3 }).format(value);

export function spanOf(seconds: number): string {
  if (seconds < 1) return fillText(messages.span.ms, { count: Math.round(seconds * 1000) });
  if (seconds < 60) return fillText(messages.span.seconds, { count: digits(seconds) });
  if (seconds < 3600) return fillText(messages.span.minutes, { count: Math.round(seconds / 60) });
  return fillText(messages.span.hours, { count: digits(seconds / 3600) });
}

export const rateOf = (facts: PreviewFacts | undefined): string =>
  facts?.events_a_second === undefined ? messages.none : digits(facts.events_a_second);

export const gapOf = (facts: PreviewFacts | undefined): string =>
  facts?.largest_gap_seconds === undefined ? messages.none : spanOf(facts.largest_gap_seconds);

/** Whole seconds, so that the text changes once a second at most. */
export function lastOf(at: string | undefined, now: number): string {
  if (at === undefined) return messages.none;
  return fillText(messages.ago, { span: spanOf(Math.max(1, Math.round((now - Date.parse(at)) / 1000))) });
}

/** Fields of an event in its summary, at most. */
const summaryFields = 6;

function valueText(value: string): string {
  if (/^-?\d{1,15}(?:\.\d+)?$/u.test(value)) return numberFormat({ maximumSignificantDigits: 6 }).format(Number(value));
  return /^\d{4}-\d\d-\d\dT/u.test(value) ? localText(value) : value;
}

/** Fields in words: 'wind speed 3.4, station North'. Nested ones are left out. Other text stays, but for cut JSON. */
function contentOf({ data }: PreviewEvent): string {
  const fields = fieldsOf(data)?.filter(([, value]) => !/^[[{]/u.test(value));
  if (fields)
    return fields
      .slice(0, summaryFields)
      .map(([name, value]) => `${fieldText(name)} ${valueText(value)}`)
      .join(', ');
  return /^\s*[[{]/u.test(data) ? '' : shownText(data);
}

/** The rate, the age of the newest event, and what it says, in sentences. */
export function summaryOf({ events, facts }: LiveState, now: number): string {
  const [newest] = events;
  if (!newest) return messages.summary.none;
  const rate = facts && rateText(facts);
  const content = contentOf(newest);
  const last = lastOf(facts?.last_event_at ?? newest.at, now);
  return [
    rate && fillText(messages.summary.rate, { rate }),
    content ? fillText(messages.summary.last, { last, content }) : fillText(messages.summary.lastOnly, { last }),
  ]
    .filter(Boolean)
    .join(' ');
}
