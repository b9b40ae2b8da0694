import * as Radix from '@radix-ui/react-popover';
import { useEffect, useReducer, type ComponentProps } from 'react';
import { useOpenAfterPress } from '../../internal/dom/useOpenAfterPress.ts';
import { mergeProps } from '../../internal/dom/mergeProps.ts';
import { usePortalRegion } from '../../internal/dom/RegionContext.ts';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';
import * as Styled from './Popover.styles.ts';
import { keepOnComposing } from '../../internal/dom/isComposing.ts';
import { defaults } from './Popover.variants.ts';

export type PopoverRootProps = ComponentProps<typeof Radix.Root>;

export interface PopoverContentProps extends ComponentProps<typeof Radix.Content> {
  /** Accessible name of the panel. */
  label: string;
}

export function Root(ownProps: PopoverRootProps) {
  const props = useDefaultProps('PopoverRoot', ownProps);
  return <Radix.Root {...props} {...useOpenAfterPress(props)} />;
}

type RadixAnchorProps = ComponentProps<typeof Radix.Anchor>;

export interface PopoverAnchorProps extends Omit<RadixAnchorProps, 'virtualRef'> {
  /** Element or box beside which the panel opens, in place of a child. */
  virtualRef?: RadixAnchorProps['virtualRef'];
}

const newRef = () => () => {};

/** Places the panel beside another element than its trigger. */
export function Anchor(props: PopoverAnchorProps) {
  const [ref, renewRef] = useReducer(newRef, undefined, newRef);
  // Radix takes the last anchor that mounts, even a trigger that it then replaces. A changed ref counts as one more mount.
  useEffect(renewRef, [renewRef]);
  return <Radix.Anchor {...mergeProps({ ref }, props)} />;
}

/** Makes its only child the button that opens the panel. */
export function Trigger(props: Omit<ComponentProps<typeof Radix.Trigger>, 'asChild'>) {
  return <Radix.Trigger {...props} asChild />;
}

export function Content(props: PopoverContentProps) {
  const { label, ...rest } = useDefaultProps('PopoverContent', props, defaults);
  const region = usePortalRegion();
  return (
    <Radix.Portal>
      <Styled.Content
        aria-label={label}
        {...region}
        {...rest}
        {...keepOnComposing(rest.onEscapeKeyDown)}
        style={{ ...region.style, ...rest.style }}
        data-component="Popover"
      />
    </Radix.Portal>
  );
}

/** Makes its only child a button that closes the panel. */
export function Close(props: Omit<ComponentProps<typeof Radix.Close>, 'asChild'>) {
  return <Radix.Close {...props} asChild />;
}
