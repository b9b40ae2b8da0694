import type { ComponentProps, KeyboardEvent } from 'react';
import { DayPicker, type DayPickerProps, type Matcher } from 'react-day-picker';
import type { DayRange } from '../../internal/format/days.ts';
import { Icon } from '../../icons/index.ts';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';
import { mergeProps } from '../../internal/dom/mergeProps.ts';
import { useDirection } from '../../internal/dom/useDirection.ts';
import { presentMs } from '../../internal/format/clock.ts';
import { fillText } from '../../internal/format/fillText.ts';
import { dayAt } from '../../internal/format/zone.ts';
import { useTexts } from '../../internal/locale/LocaleContext.ts';
import { Root } from './Calendar.styles.ts';
import * as dates from './dates.ts';
import { calendarTexts } from './texts.ts';
import { isComposing } from '../../internal/dom/isComposing.ts';

export interface CalendarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name of the calendar. */
  label: string;
  /** Selected day, 'YYYY-MM-DD', or '' for none. */
  day?: string;
  /** Called with the day that the user chose. */
  onDayChange?: (day: string) => void;
  /** Selected days, instead of `day`. An empty end is still open. */
  range?: DayRange;
  /** Called with each end that the user chose; the days are in order. */
  onRangeChange?: (range: DayRange) => void;
  /** First allowed day, 'YYYY-MM-DD'. */
  min?: string | undefined;
  /** Last allowed day, 'YYYY-MM-DD'. */
  max?: string | undefined;
  /** Returns true for a day that cannot be chosen. */
  isDisabled?: (day: string) => boolean;
  /** Number of months side by side. */
  months?: 1 | 2;
  /** Time zone of today. Default: the one of the page. */
  zone?: string | undefined;
  /** Moves the focus to the selected day, or to today. */
  focusDay?: boolean;
}

/** Years to choose from on both sides of the known ones, where `min` and `max` leave them open. */
const years = 20;

function Chevron({ orientation = 'down' }: { orientation?: 'up' | 'down' | 'left' | 'right' }) {
  return <Icon name={`chevron-${orientation === 'up' ? 'down' : orientation}`} />;
}

function limitsOf({ min, max, isDisabled }: CalendarProps, shown: readonly (Date | undefined)[]) {
  const [first, last] = [dates.dateOf(min), dates.dateOf(max)];
  const disabled: Matcher[] = [
    ...(first ? [{ before: first }] : []),
    ...(last ? [{ after: last }] : []),
    ...(isDisabled ? [(date: Date) => isDisabled(dates.dayOf(date))] : []),
  ];
  const known = [...shown, first, last].filter((date) => date !== undefined).map((date) => date.getFullYear());
  const startMonth = first ?? new Date(Math.min(...known) - years, 0);
  const endMonth = last ?? new Date(Math.max(...known) + years, 11);
  return { disabled, startMonth, endMonth: endMonth < startMonth ? startMonth : endMonth };
}

function selection({ day, range, onDayChange, onRangeChange }: CalendarProps): DayPickerProps {
  if (!range) {
    return {
      mode: 'single',
      required: true,
      selected: dates.dateOf(day),
      onSelect: (date: Date) => onDayChange?.(dates.dayOf(date)),
    };
  }
  const [from, to] = [dates.dateOf(range.from), dates.dateOf(range.to)];
  return {
    mode: 'range',
    required: true,
    selected: from || to ? { from: from ?? to, to: to ?? from } : undefined,
    onSelect: (_range: unknown, date: Date) => onRangeChange?.(dates.nextRange(range, dates.dayOf(date))),
  };
}

/** DayPicker stays where it is when the end of the week is disabled. */
function goInWeek(event: KeyboardEvent<HTMLElement>) {
  const end = { Home: 0, End: -1 }[event.key];
  const week = event.target instanceof Element ? event.target.closest('tr') : null;
  if (isComposing(event) || end === undefined || !week || ![...week.children].at(end)?.querySelector(':disabled'))
    return;
  event.preventDefault();
  event.stopPropagation();
  [...week.querySelectorAll<HTMLElement>('.rdp-day_button:enabled')].at(end)?.focus();
}

/** A month of days to choose from, after the WAI-ARIA grid of the date picker dialog. */
export function Calendar(ownProps: CalendarProps) {
  const props = useDefaultProps('Calendar', ownProps);
  const { label, day, onDayChange: _onDay, range, onRangeChange: _onRange, min: _min, max: _max, ...others } = props;
  const { isDisabled: _isDisabled, months = 1, zone, focusDay = false, ...rest } = others;
  const texts = useTexts('calendar', calendarTexts);
  const dir = useDirection();
  const now = dates.dateOf(dayAt(presentMs(), zone));
  const chosen = range ? [dates.dateOf(range.from), dates.dateOf(range.to)] : [dates.dateOf(day)];
  const limits = limitsOf(props, [now, ...chosen]);
  const shown = chosen.find((date) => date !== undefined) ?? now;
  const root = mergeProps({ onKeyDownCapture: goInWeek }, rest);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would send its buttons to a surrounding form
    <Root role="group" aria-label={label} {...root} data-component="Calendar">
      <DayPicker
        {...selection(props)}
        {...limits}
        {...(shown && { defaultMonth: shown })}
        {...(now && { today: now })}
        numberOfMonths={months}
        showOutsideDays={months === 1}
        fixedWeeks
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the date picker dialog begins at its day
        autoFocus={focusDay}
        captionLayout="dropdown"
        weekStartsOn={dates.weekStart()}
        dir={dir}
        components={{ Chevron }}
        formatters={{
          formatCaption: dates.captionOf,
          formatDay: dates.numberOf,
          formatMonthDropdown: dates.monthOf,
          formatWeekdayName: dates.shortWeekdayOf,
          formatYearDropdown: dates.yearOf,
        }}
        labels={{
          labelDayButton: (date, { today: isToday }) =>
            isToday ? fillText(texts.today, { day: dates.fullDayOf(date) }) : dates.fullDayOf(date),
          labelGrid: dates.captionOf,
          labelMonthDropdown: () => texts.month,
          labelNav: () => label,
          labelNext: () => texts.next,
          labelPrevious: () => texts.previous,
          labelWeekday: dates.weekdayOf,
          labelYearDropdown: () => texts.year,
        }}
      />
    </Root>
  );
}
