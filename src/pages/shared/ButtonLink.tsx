import { Button, type ButtonProps } from '#design-system';
import { Anchor, type AnchorProps } from './Anchor.tsx';

/** Left out, as links lack them: a disabled one would still open its page. */
type OfButtons =
  | 'asChild'
  | 'disabled'
  | 'loading'
  | 'name'
  | 'ref'
  | 'type'
  | 'value'
  | `form${string}`
  | `popover${string}`;

type ButtonLinkProps = Omit<ButtonProps, OfButtons> & Pick<AnchorProps, 'to' | 'replace' | 'state'>;

export const ButtonLink = ({ to, replace, state, children, ...rest }: ButtonLinkProps) => (
  <Button asChild {...rest}>
    <Anchor to={to} replace={replace} state={state}>
      {children}
    </Anchor>
  </Button>
);
