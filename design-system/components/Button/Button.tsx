import { Slot } from '@radix-ui/react-slot';
import type { ComponentProps, MouseEvent } from 'react';
import { Root } from './Button.styles.ts';
import { defaults, type sizes, type tones, type variants } from './Button.variants.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  /** How strongly the button asks for attention. */
  variant?: (typeof variants)[number];
  /** Height and text size. */
  size?: (typeof sizes)[number];
  /** Neutral for side actions, danger for what destroys. */
  tone?: (typeof tones)[number];
  /** Shows progress and refuses further presses while true; focus stays. */
  loading?: boolean | undefined;
  /** Takes the whole width of its container. */
  wide?: boolean;
  /** Renders the single child element as the button, e.g. a router link. */
  asChild?: boolean;
}

const refuse = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/** Starts an action; an icon after its words takes `data-place="end"`. Use a link, not a button, to move between pages. */
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
      {...rest}
      // Not `disabled`: a disabled button drops the focus of the person who has just pressed it.
      {...(loading && { 'aria-busy': true, 'aria-disabled': true })}
      onClick={loading ? refuse : onClick}
      data-component="Button"
      data-variant={variant}
      data-size={size}
      data-tone={tone}
      data-wide={wide || undefined}
    />
  );
}
