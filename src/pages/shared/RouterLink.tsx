import { Link, type LinkProps } from '#design-system';
import { Link as RouterAnchor } from 'react-router-dom';

interface RouterLinkProps extends Omit<LinkProps, 'asChild' | 'external' | 'href'> {
  to: string;
}

export function RouterLink({ to, children, variant, ...rest }: RouterLinkProps) {
  return (
    <Link asChild {...(variant && { variant })} {...rest}>
      <RouterAnchor to={to}>{children}</RouterAnchor>
    </Link>
  );
}
