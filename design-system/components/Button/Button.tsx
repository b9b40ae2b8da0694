import { Slot } from '@radix-ui/react-slot';
import type { ComponentProps } from 'react';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';
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

export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    tone,
    loading = false,
    wide = false,
    asChild = false,
    type = 'button',
    ...rest
  } = useDefaultProps('Button', props);
  return (
    <Root
      data-component="Button"
      {...rest}
      {...(asChild ? { as: Slot } : { type })}
      {...(loading && whileLoading)}
      // No attribute for a default value: each one slows the mount.
      data-variant={variant === defaults.variant ? undefined : variant}
      data-size={size === defaults.size ? undefined : size}
      data-tone={tone === defaults.tone ? undefined : tone}
      data-wide={wide || undefined}
    />
  );
}
