import { Suspense, useMemo, useRef, useState } from 'react';
import type { CalendarPanelProps } from '../../../components/Calendar/CalendarPanel.tsx';
import { calendarTexts } from '../../../components/Calendar/texts.ts';
import { IconButton } from '../../../components/IconButton/index.ts';
import { Icon } from '../../../icons/index.ts';
import type { DayRange } from '../../../internal/format/days.ts';
import { fillText } from '../../../internal/format/fillText.ts';
import { lazyPart } from '../../../internal/lazy/lazyPart.tsx';
import { useTexts } from '../../../internal/locale/LocaleContext.ts';
import { boxOf } from './openCalendarByKey.ts';

const Panel = lazyPart<CalendarPanelProps>(
  async () => (await import('../../../components/Calendar/CalendarPanel.tsx')).CalendarPanel,
);

interface CalendarButtonProps extends Omit<CalendarPanelProps, 'anchor' | 'opener' | 'onClose' | 'onRangeChange'> {
  disabled?: boolean | undefined;
  defaultOpen?: boolean;
  onRangeChange?: (range: DayRange) => boolean;
}

export function CalendarButton({
  label,
  disabled,
  defaultOpen = false,
  onDayChange,
  onRangeChange,
  ...panel
}: CalendarButtonProps) {
  const texts = useTexts('calendar', calendarTexts);
  const button = useRef<HTMLButtonElement>(null);
  // The panel is at the box of the field, which exists after the first render.
  const box = useMemo(
    () => ({
      get current() {
        return boxOf(button.current);
      },
    }),
    [],
  );
  const [open, setOpen] = useState(defaultOpen);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <IconButton
        ref={button}
        size="small"
        label={fillText(texts.open, { label })}
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={open}
        data-part="calendar"
        onClick={() => setOpen(!open)}
      >
        <Icon name="calendar" />
      </IconButton>
      {open && (
        <Suspense fallback={null}>
          <Panel
            {...panel}
            label={fillText(texts.dialog, { label })}
            anchor={box}
            opener={button}
            onClose={() => setOpen(false)}
            onDayChange={(day) => {
              onDayChange?.(day);
              close();
            }}
            onRangeChange={(range) => {
              if (onRangeChange?.(range)) close();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
