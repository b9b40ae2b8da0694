import type { DateRangePreset } from '../../components/Calendar/CalendarPanel.tsx';
import type { DayRange } from '../../internal/format/days.ts';
import { CalendarButton } from './internal/CalendarButton.tsx';
import { DayRangeFrame, type DayRangeProps } from './internal/DayRangeFrame.tsx';

export type { DateRangePreset };

export interface DateRangePickerProps extends DayRangeProps {
  /** Periods to choose with one press, above the calendar. */
  presets?: readonly DateRangePreset[];
  /** Returns true for a day that cannot be chosen in the calendar. */
  isDisabled?: (day: string) => boolean;
}

const isComplete = ({ from, to }: DayRange) => from !== '' && to !== '';

export function DateRangePicker({ presets, isDisabled, ...props }: DateRangePickerProps) {
  return (
    <DayRangeFrame fieldProps={props} component="DateRangePicker">
      {({ range, put }) => (
        <CalendarButton
          label={props.label}
          disabled={props.disabled}
          range={range}
          min={props.min}
          max={props.max}
          {...(isDisabled && { isDisabled })}
          {...(presets && { presets })}
          onRangeChange={(next) => {
            put(next);
            return isComplete(next);
          }}
        />
      )}
    </DayRangeFrame>
  );
}
