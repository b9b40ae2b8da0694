import { Slot } from '@radix-ui/react-slot';
import type { ComponentProps } from 'react';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';
import { useLook } from './Button.styles.ts';
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

// A plain element rather than a styled one, and without memo: both cost more than the rest of a button.
export function Button(props: ButtonProps) {
  'use no memo';
  const standard = useDefaultProps('Button', defaults);
  const {
    variant = standard.variant,
    size = standard.size,
    tone = standard.tone,
    loading = false,
    wide = false,
    asChild = false,
    className,
    ...rest
  } = props;
  const classes = useLook({ variant, tone, size, wide, loading }, (wide ? 1 : 0) + (loading ? 2 : 0));
  // A copy already: completing it is cheaper than spreading it into another.
  const host: ComponentProps<'button'> & Record<`data-${string}`, unknown> = rest;
  if (!asChild) host.type ??= 'button';
  host['data-component'] ??= 'Button';
  if (loading) Object.assign(host, whileLoading);
  host.className = className ? `${classes} ${className}` : classes;
  // No attribute for a default value: each one slows the mount.
  if (variant !== defaults.variant) host['data-variant'] = variant;
  if (size !== defaults.size) host['data-size'] = size;
  if (tone !== defaults.tone) host['data-tone'] = tone;
  if (wide) host['data-wide'] = true;
  const Host = asChild ? Slot : 'button';
  return <Host {...host} />;
}
