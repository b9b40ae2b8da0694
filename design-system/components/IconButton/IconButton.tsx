import { Slot } from '@radix-ui/react-slot';
import type { ComponentProps } from 'react';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';
import { whileLoading } from '../../internal/dom/whileLoading.ts';
import { Spinner } from '../Spinner/index.ts';
import { Root } from './IconButton.styles.ts';
import { defaults, type sizes, type tones, type variants } from './IconButton.variants.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Accessible name and tooltip. */
  label: string;
  /** Visual weight. */
  variant?: (typeof variants)[number];
  /** Edge length. */
  size?: (typeof sizes)[number];
  /** Danger for destructive actions. */
  tone?: (typeof tones)[number];
  /** Ignores clicks and shows a spinner; with `asChild`, the child keeps its icon. The button keeps focus. */
  loading?: boolean | undefined;
  /** Renders the only child as the button, e.g. a router link. */
  asChild?: boolean;
}

export function IconButton(props: IconButtonProps) {
  const {
    label,
    variant = defaults.variant,
    // The style sheet has the defaults of these: each attribute slows the mount.
    size,
    tone,
    loading = false,
    asChild = false,
    children,
    ...rest
  } = useDefaultProps('IconButton', props);
  return (
    <Root
      {...(asChild ? { as: Slot } : { type: 'button' as const })}
      title={label}
      data-component="IconButton"
      {...rest}
      {...(loading && whileLoading)}
      aria-label={label}
      data-variant={variant}
      data-size={size}
      data-tone={tone}
    >
      {loading && !asChild ? <Spinner /> : children}
    </Root>
  );
}
