import type { ComponentProps } from 'react';
import { Root } from './IconButton.styles.ts';
import { defaults, type sizes, type variants } from './IconButton.variants.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Accessible name and tooltip. */
  label: string;
  /** Visual weight. */
  variant?: (typeof variants)[number];
  /** Edge length. */
  size?: (typeof sizes)[number];
}

export function IconButton({ label, variant = defaults.variant, size = defaults.size, ...rest }: IconButtonProps) {
  return (
    <Root
      type="button"
      title={label}
      data-component="IconButton"
      {...rest}
      aria-label={label}
      data-variant={variant}
      data-size={size}
    />
  );
}
