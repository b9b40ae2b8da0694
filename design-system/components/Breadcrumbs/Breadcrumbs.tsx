import { Children, type ComponentProps, type ReactNode } from 'react';
import { Root } from './Breadcrumbs.styles.ts';

export interface BreadcrumbsProps extends ComponentProps<'nav'> {
  /** Links to the parent pages, from the top down. */
  children?: ReactNode;
  /** Name of the current page. */
  current: string;
}

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
