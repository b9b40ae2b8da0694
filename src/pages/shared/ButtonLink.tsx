import { Button, type ButtonProps } from '#design-system';
import { Anchor, type AnchorProps } from './Anchor.tsx';

type ButtonLinkProps = Omit<ButtonProps, 'asChild'> & Pick<AnchorProps, 'to' | 'replace' | 'state'>;

export const ButtonLink = ({ to, replace = false, state, children, ...rest }: ButtonLinkProps) => (
  <Button asChild {...rest}>
    <Anchor to={to} replace={replace} state={state}>
      {children}
    </Anchor>
  </Button>
);
