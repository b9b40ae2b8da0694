import { Slot } from '@radix-ui/react-slot';
import type { ComponentProps } from 'react';
import { Icon } from '../../icons/index.ts';
import { Root } from './Link.styles.ts';
import { defaults, type variants } from './Link.variants.ts';

export interface LinkProps extends ComponentProps<'a'> {
  /** Quiet looks like the text around it until pointed at: for lists and cards where the place says "link". */
  variant?: (typeof variants)[number];
  /** Opens another site in a new tab and shows it. */
  external?: boolean;
  /** Renders the single child element as the link, e.g. a router link. */
  asChild?: boolean;
}

/** Leads to another page. */
export function Link({ variant = defaults.variant, external = false, asChild = false, children, ...rest }: LinkProps) {
  return (
    <Root
      {...(asChild && { as: Slot })}
      {...(external && { target: '_blank', rel: 'noreferrer' })}
      {...rest}
      data-component="Link"
      data-variant={variant}
    >
      {external ? (
        <>
          {children}
          <Icon name="external" label="(opens a new tab)" />
        </>
      ) : (
        children
      )}
    </Root>
  );
}
