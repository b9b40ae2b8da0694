import type { RefObject } from 'react';
import type { DayRange } from '../../internal/format/days.ts';
import { useTexts } from '../../internal/locale/LocaleContext.ts';
import { Button } from '../Button/index.ts';
import { Inline, Stack } from '../Layout/index.ts';
import { Popover } from '../Popover/index.ts';
import { Calendar, type CalendarProps } from './Calendar.tsx';
import { calendarTexts } from './texts.ts';

export interface DateRangePreset {
  /** Name of the period, e.g. 'Last 7 days'. */
  label: string;
  /** Days of the period. */
  range: DayRange;
}

export interface CalendarPanelProps extends Omit<CalendarProps, 'ref'> {
  /** Field that the panel appears beside. */
  anchor: RefObject<HTMLElement | null>;
  /** Button that opened the panel and gets the focus back. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** Periods to choose with one press. */
  presets?: readonly DateRangePreset[];
}

const none: readonly DateRangePreset[] = [];

/** The calendar as a dialog beside its field. Loaded on opening: the fields work without it. */
export function CalendarPanel({ anchor, opener, onClose, label, presets = none, ...calendar }: CalendarPanelProps) {
  const texts = useTexts('calendar', calendarTexts);
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Content
        label={label}
        style={{ inlineSize: 'fit-content', maxInlineSize: 'calc(100vw - var(--ds-space-4))' }}
        onEscapeKeyDown={() => opener.current?.focus()}
        onInteractOutside={(event) => {
          // A press of the opener closes the panel by its own handler.
          if (event.target instanceof Node && opener.current?.contains(event.target)) event.preventDefault();
        }}
      >
        <Stack gap={3}>
          {presets.length > 0 && (
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would be a part of a form
            <Inline gap={1} role="group" aria-label={texts.presets}>
              {presets.map((preset) => (
                <Button
                  key={preset.label}
                  size="small"
                  variant="soft"
                  tone="neutral"
                  onClick={() => calendar.onRangeChange?.(preset.range)}
                >
                  {preset.label}
                </Button>
              ))}
            </Inline>
          )}
          <Calendar {...calendar} label={label} focusDay />
        </Stack>
      </Popover.Content>
    </Popover.Root>
  );
}
