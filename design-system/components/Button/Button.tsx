import { Slot } from '@radix-ui/react-slot';
import type { ComponentProps } from 'react';
import { Root } from './Button.styles.ts';
import { whileLoading } from '../../internal/dom/whileLoading.ts';
import { defaults, type sizes, type tones, type variants } from './Button.variants.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  /** Visual weight. */
  variant?: (typeof variants)[number];
  /** Height and text size. */
  size?: (typeof sizes)[number];
  /** Neutral for secondary actions, danger for destructive ones. */
  tone?: (typeof tones)[number];
  /** Shows a spinner and ignores clicks. The button keeps focus. */
  loading?: boolean | undefined;
  /** Fills the width of the container. */
  wide?: boolean;
  /** Renders the only child as the button, e.g. a router link. */
  asChild?: boolean;
}

export function Button({
  variant = defaults.variant,
  size,
  tone,
  loading = false,
  wide = false,
  asChild = false,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <Root
      {...(asChild ? { as: Slot } : { type: 'button' as const })}
      data-component="Button"
      {...rest}
      onClick={onClick}
      {...(loading && whileLoading)}
      data-variant={variant}
      // Styles need no default: an attribute fewer shortens the mount.
      data-size={size}
      data-tone={tone}
      data-wide={wide || undefined}
    />
  );
}
