import type { ComponentProps } from 'react';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';
import { Root } from './Progress.styles.ts';

export interface ProgressProps extends Omit<ComponentProps<'progress'>, 'children' | 'aria-label' | 'value'> {
  /** Name of the task. */
  label: string;
  /** Completed amount, out of `max`. Omit it when the progress is unknown. */
  value?: number | undefined;
}

export function Progress(props: ProgressProps) {
  const { label, value, max = 100, ...rest } = useDefaultProps('Progress', props);
  const known = value !== undefined && Number.isFinite(value);
  return (
    <Root
      {...rest}
      {...(known && { value: Math.max(0, Math.min(Number(max), value)) })}
      max={max}
      aria-label={label}
      data-component="Progress"
    />
  );
}
