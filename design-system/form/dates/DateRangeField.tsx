import { DayRangeFrame, type DayRangeProps } from './internal/DayRangeFrame.tsx';

export type DateRangeFieldProps = DayRangeProps;

export function DateRangeField(props: DateRangeFieldProps) {
  return <DayRangeFrame fieldProps={props} component="DateRangeField" />;
}
