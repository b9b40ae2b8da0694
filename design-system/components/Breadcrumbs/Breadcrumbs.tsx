import { Children, type ComponentProps, type ReactNode } from 'react';
import { Root } from './Breadcrumbs.styles.ts';

export interface BreadcrumbsProps extends ComponentProps<'nav'> {
  /** Links to the pages above, from the top down. */
  children?: ReactNode;
  /** The name of this page. */
  current: string;
}

/** Where this page lies, and the way back up. */
export function Breadcrumbs({ children, current, ...rest }: BreadcrumbsProps) {
  return (
    <Root aria-label="Breadcrumbs" {...rest} data-component="Breadcrumbs">
      <ol>
        {Children.map(children, (link) => (
          <li>{link}</li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </Root>
  );
}
