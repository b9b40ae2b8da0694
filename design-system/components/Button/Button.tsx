import { Slot } from '@radix-ui/react-slot';
import type { ComponentProps, MouseEvent } from 'react';
import { Root } from './Button.styles.ts';
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

const refuse = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

export function Button({
  variant = defaults.variant,
  size = defaults.size,
  tone = defaults.tone,
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
      // Not `disabled`, which would drop the focus of the user who has just pressed the button.
      {...(loading && { 'aria-busy': true, 'aria-disabled': true })}
      onClick={loading ? refuse : onClick}
      data-variant={variant}
      data-size={size}
      data-tone={tone}
      data-wide={wide || undefined}
    />
  );
}
