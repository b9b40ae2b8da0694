import type { ComponentProps } from 'react';
import { Root } from './Progress.styles.ts';

export interface ProgressProps extends Omit<ComponentProps<'progress'>, 'children' | 'aria-label' | 'value'> {
  /** What is going forward. */
  label: string;
  /** How far it is, out of `max`; without it nobody knows. */
  value?: number | undefined;
}

/** How far a piece of work has come. */
export function Progress({ label, value, max = 100, ...rest }: ProgressProps) {
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
