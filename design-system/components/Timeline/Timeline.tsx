import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from '../../icons/index.ts';
import { useTexts } from '../../internal/locale/LocaleContext.ts';
import type { Tone } from '../../internal/styles/control.styles.ts';
import { Root } from './Timeline.styles.ts';
import { timelineTexts } from './texts.ts';

export interface TimelineEntry {
  /** Unique key of the entry. */
  id: string;
  /** Event in one line. */
  title: ReactNode;
  /** Formatted time, or a `time` element. */
  time: ReactNode;
  /** Further lines. */
  children?: ReactNode;
  /** Icon in the mark. Default: the icon of the tone, or a dot. */
  icon?: IconName;
  /** Colour of the mark. Success, warning and danger are also said in words. */
  tone?: Tone;
}

export interface TimelineProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** Accessible name of the list. */
  label: string;
  /** Entries, in display order. */
  entries: readonly TimelineEntry[];
}

const toneIcons = { success: 'success', warning: 'warning', danger: 'error' } as const;
const isJudged = (tone: Tone): tone is keyof typeof toneIcons => tone in toneIcons;

export function Timeline({ label, entries, ...rest }: TimelineProps) {
  const texts = useTexts('timeline', timelineTexts);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- Safari drops the role of lists without markers
    <Root role="list" aria-label={label} {...rest} data-component="Timeline">
      {entries.map(
        ({ id, title, time, children, tone = 'neutral', icon = isJudged(tone) ? toneIcons[tone] : undefined }) => (
          <li key={id} data-tone={tone}>
            <span data-part="mark" data-dot={!icon || undefined}>
              {icon && <Icon name={icon} size="small" {...(isJudged(tone) && { label: texts[tone] })} />}
            </span>
            <div data-part="entry">
              <div data-part="head">
                <span data-part="title">{title}</span>
                <span data-part="time">{time}</span>
              </div>
              {children && <div data-part="body">{children}</div>}
            </div>
          </li>
        ),
      )}
    </Root>
  );
}
