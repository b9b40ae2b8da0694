import * as Radix from '@radix-ui/react-hover-card';
import type { ComponentProps } from 'react';
import { usePortalRegion } from '../../internal/dom/RegionContext.ts';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';
import * as Styled from './HoverCard.styles.ts';
import { defaults } from './HoverCard.variants.ts';

export interface HoverCardRootProps extends ComponentProps<typeof Radix.Root> {
  /** Milliseconds before it opens. */
  openDelay?: number;
  /** Milliseconds before it closes. */
  closeDelay?: number;
}

export type HoverCardContentProps = ComponentProps<typeof Radix.Content>;

const openMs = 400;
const closeMs = 200;

/** A delay keeps cards closed while the pointer crosses a list. */
export function Root(props: HoverCardRootProps) {
  const { openDelay = openMs, closeDelay = closeMs, ...rest } = useDefaultProps('HoverCardRoot', props);
  return <Radix.Root openDelay={openDelay} closeDelay={closeDelay} {...rest} />;
}

/** Makes its only child, a link, the place that opens the card by pointer or focus. */
export function Trigger(props: Omit<ComponentProps<typeof Radix.Trigger>, 'asChild'>) {
  return <Radix.Trigger {...props} asChild />;
}

export function Content(props: HoverCardContentProps) {
  const rest = useDefaultProps('HoverCardContent', props, defaults);
  const region = usePortalRegion();
  return (
    <Radix.Portal>
      <Styled.Content {...region} {...rest} style={{ ...region.style, ...rest.style }} data-component="HoverCard" />
    </Radix.Portal>
  );
}
