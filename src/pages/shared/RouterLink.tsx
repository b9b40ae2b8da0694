import { Link, type LinkProps } from '#design-system';
import { Anchor } from './Anchor.tsx';

interface RouterLinkProps extends Omit<LinkProps, 'asChild' | 'external' | 'href'> {
  to: string;
}

export function RouterLink({ to, children, variant, ...rest }: RouterLinkProps) {
  return (
    <Link asChild {...(variant && { variant })} {...rest}>
      <Anchor to={to}>{children}</Anchor>
    </Link>
  );
}
