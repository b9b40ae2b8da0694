import { Suspense, useEffect, useRef, useState } from 'react';
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
  const box = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  const show = (next: boolean) => {
    box.current = boxOf(button.current);
    setOpen(next);
  };
  // The panel stands at the field, which is there after the first render.
  useEffect(() => {
    if (defaultOpen) show(true);
  }, [defaultOpen]);
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
        onClick={() => show(!open)}
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
