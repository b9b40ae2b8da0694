import { Slot } from '@radix-ui/react-slot';
import type { ComponentProps } from 'react';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';
import { Icon } from '../../icons/index.ts';
import { useTexts } from '../../internal/locale/LocaleContext.ts';
import { Root } from './Link.styles.ts';
import { defaults, type variants } from './Link.variants.ts';
import { linkTexts } from './texts.ts';

export interface LinkProps extends ComponentProps<'a'> {
  /** Quiet looks like plain text until hovered; use it in lists and cards that are obviously links. */
  variant?: (typeof variants)[number];
  /** Opens in a new tab and shows an icon. */
  external?: boolean;
  /** Renders the only child as the link, e.g. a router link. */
  asChild?: boolean;
}

export function Link(props: LinkProps) {
  const {
    variant = defaults.variant,
    external = false,
    asChild = false,
    children,
    ...rest
  } = useDefaultProps('Link', props);
  const texts = useTexts('link', linkTexts);
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
          <span>{children}</span>
          <Icon name="external" label={texts.newTab} />
        </>
      ) : (
        children
      )}
    </Root>
  );
}
