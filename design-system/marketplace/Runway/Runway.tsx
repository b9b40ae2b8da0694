import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { Countdown } from '../../components/Countdown/index.ts';
import { urgencyOf } from '../../components/Countdown/remaining.ts';
import { fillText } from '../../internal/format/fillText.ts';
import { dateFormat } from '../../internal/format/formats.ts';
import { localText, type TimeInput } from '../../internal/format/moments.ts';
import { useNow } from '../../internal/dom/useNow.ts';
import { Root } from './Runway.styles.ts';
import { barPosition, labelStep, stripOf, type Strip } from './strip.ts';
import { runwayTexts, type RunwayTexts } from './texts.ts';
import { useTexts } from '../../internal/locale/LocaleContext.ts';

export interface RunwayBar {
  /** Unique id. */
  id: string;
  /** Name of the product. */
  name: string;
  /** Link in place of the name. */
  link?: ReactNode;
  /** Start of the access. */
  from: TimeInput;
  /** End of the access. */
  until: TimeInput;
}

export interface RunwayProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Accessible name of the chart. */
  label: string;
  /** Items, in display order. */
  bars: readonly RunwayBar[];
  /** Number of days shown, including today. */
  days?: number;
  /** Called when an item ends while mounted. */
  onEnd?: () => void;
  /** Overrides of the default texts. */
  texts?: Partial<RunwayTexts>;
}

const minuteMs = 60_000;

/** Positions depend on the present, which is another on a server. */
const placed = (shares: Readonly<Record<`--${string}`, number>>) => ({
  style: shares as CSSProperties,
  suppressHydrationWarning: true,
});

const weekday = { weekday: 'short', day: 'numeric' } as const;
const date = { day: 'numeric', month: 'short' } as const;

function Scale({ strip: { days } }: { strip: Strip }) {
  const step = labelStep(days.length);
  const look = dateFormat(days.length <= 8 ? weekday : date);
  return (
    <div data-part="row" aria-hidden>
      <span />
      <span data-part="scale">
        {days
          .filter((_, index) => index % step === 0 && index + step <= days.length)
          .map(({ time, position }) => (
            <span key={time} data-end={time === days.at(-1)?.time || undefined} {...placed({ '--position': position })}>
              {look.format(time)}
            </span>
          ))}
      </span>
      <span />
    </div>
  );
}

interface LaneProps {
  bar: RunwayBar;
  strip: Strip;
  now: number;
  texts: RunwayTexts;
}

function Lane({ bar: { from, until }, strip, now, texts }: LaneProps) {
  const position = barPosition(from, until, strip);
  const end = new Date(until).getTime();
  return (
    <span data-part="lane">
      {strip.days.slice(1).map((day) => (
        <span key={day.time} data-part="day" {...placed({ '--position': day.position })} />
      ))}
      {position && (
        <span
          data-part="bar"
          data-tone={urgencyOf(end - now)}
          data-beyond={position.beyond || undefined}
          {...placed({ '--from': position.from, '--until': position.until })}
        />
      )}
      <span data-part="now" {...placed({ '--position': strip.now })} />
      <span data-hidden>
        {`${fillText(texts.until, { time: localText(until) })}${position?.beyond ? `, ${texts.beyond}` : ''}`}
      </span>
    </span>
  );
}

export function Runway({ label, bars, days = 7, onEnd, texts, ...rest }: RunwayProps) {
  const messages: RunwayTexts = { ...useTexts('runway', runwayTexts), ...texts };
  const now = useNow(() => minuteMs);
  const strip = stripOf(now, days);
  return (
    <Root aria-label={label} {...rest} data-component="Runway">
      <Scale strip={strip} />
      <ul>
        {bars.map((bar) => (
          <li key={bar.id} data-part="row">
            <span data-part="name" title={bar.name}>
              {bar.link ?? bar.name}
            </span>
            <Lane bar={bar} strip={strip} now={now} texts={messages} />
            <span data-part="left">
              <Countdown until={bar.until} suffix={messages.left} ended={messages.ended} {...(onEnd && { onEnd })} />
            </span>
          </li>
        ))}
      </ul>
    </Root>
  );
}
