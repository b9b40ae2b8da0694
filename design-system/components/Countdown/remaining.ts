import { fillText } from '../../internal/format/fillText.ts';
import type { Texts } from '../../internal/locale/LocaleContext.ts';
import { countdownTexts } from './texts.ts';

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const roundedUp = (ms: number, size: number) => Math.ceil(ms / size) * size;

/** Formats the two largest units, rounded up: '6 d 4 h', '11 h 20 min', '4 min 9 s', '40 s'. */
export function formatRemaining(ms: number, texts: Texts<typeof countdownTexts> = countdownTexts): string {
  const steps = [
    [dayMs, texts.day, hourMs, texts.hour, minuteMs],
    [hourMs, texts.hour, minuteMs, texts.minute, secondMs],
    [minuteMs, texts.minute, secondMs, texts.second, secondMs],
  ] as const;
  for (const [large, largeName, small, smallName, smaller] of steps) {
    // A time that the next step would write as a whole larger unit is one.
    if (roundedUp(ms, smaller) < large) continue;
    const left = roundedUp(ms, small);
    const rest = (left % large) / small;
    const first = fillText(largeName, { count: Math.floor(left / large) });
    return rest > 0 ? `${first} ${fillText(smallName, { count: rest })}` : first;
  }
  return fillText(texts.second, { count: Math.max(0, Math.ceil(ms / secondMs)) });
}

/** Milliseconds before an end at which a countdown warns. */
export const urgentMs = dayMs;

export type Urgency = 'neutral' | 'warning' | 'danger';

/** THE rule for everything that ends: red in the last hour, amber in the last day. */
export const urgencyOf = (ms: number): Urgency => (ms < hourMs ? 'danger' : ms < urgentMs ? 'warning' : 'neutral');

/** Milliseconds until the urgency changes, or until the end; undefined after the end. */
export const urgencyChangeMs = (ms: number): number | undefined =>
  [ms - urgentMs + 1, ms - hourMs + 1, ms].find((wait) => wait > 0);

export const nextTickMs = (ms: number): number => (ms < hourMs ? ms % secondMs || secondMs : ms % minuteMs || minuteMs);
