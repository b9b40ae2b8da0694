import { useEffect, useRef, type ComponentProps } from 'react';
import { Root } from '../Badge/Badge.styles.ts';
import { localText } from '../../internal/format/moments.ts';
import { useNow } from '../../internal/dom/useNow.ts';
import { formatRemaining, nextTickMs, urgencyOf } from './remaining.ts';
import { fillText } from '../../internal/format/fillText.ts';
import { useTexts } from '../../internal/locale/LocaleContext.ts';
import { countdownTexts } from './texts.ts';
import { useStableCallback } from '../../internal/dom/useStableCallback.ts';

export interface CountdownProps extends Omit<ComponentProps<'time'>, 'children' | 'dateTime'> {
  /** End time: a date, a date string, or milliseconds since 1970. */
  until: Date | string | number;
  /** Text after the remaining time. */
  suffix?: string;
  /** Text after the end. */
  ended?: string;
  /** Called once when the countdown reaches zero while mounted. */
  onEnd?: () => void;
}

const remainingText = (time: string, suffix: string | undefined, left: string) =>
  suffix === undefined ? fillText(left, { time }) : `${time} ${suffix}`.trim();

export function Countdown({ until, suffix, ended, onEnd, ...rest }: CountdownProps) {
  const texts = useTexts('countdown', countdownTexts);
  const end = new Date(until).getTime();
  const left = end - useNow((now) => (end > now ? nextTickMs(end - now) : undefined));
  const over = left <= 0;
  const urgency = over ? 'neutral' : urgencyOf(left);
  const ran = useRef(false);
  const finish = useStableCallback(() => onEnd?.());
  useEffect(() => {
    if (over && ran.current) finish();
    ran.current = !over;
  }, [over, finish]);
  if (Number.isNaN(end)) return <span data-component="Countdown">–</span>;
  return (
    <Root
      as="time"
      title={[localText(end), urgency === 'neutral' ? '' : texts[urgency]].filter(Boolean).join(' · ')}
      {...(rest as object)}
      dateTime={new Date(end).toISOString()}
      data-component="Countdown"
      data-tone={urgency}
      // The server's clock and time zone may differ; the next tick corrects the text.
      suppressHydrationWarning
    >
      {over ? (ended ?? texts.ended) : remainingText(formatRemaining(left, texts), suffix, texts.left)}
    </Root>
  );
}
