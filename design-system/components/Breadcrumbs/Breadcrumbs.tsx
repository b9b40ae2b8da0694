import { Children, type ComponentProps, type ReactNode } from 'react';
import { Root } from './Breadcrumbs.styles.ts';
import { useTexts } from '../../internal/locale/LocaleContext.ts';
import { breadcrumbsTexts } from './texts.ts';

export interface BreadcrumbsProps extends ComponentProps<'nav'> {
  /** Links to the parent pages, from the top down. */
  children?: ReactNode;
  /** Name of the current page. */
  current: string;
}

export function Breadcrumbs({ children, current, ...rest }: BreadcrumbsProps) {
  const texts = useTexts('breadcrumbs', breadcrumbsTexts);
  return (
    <Root aria-label={texts.label} {...rest} data-component="Breadcrumbs">
      <ol>
        {Children.map(children, (link) => (
          <li>{link}</li>
        ))}
        <li>
          <span aria-current="page" title={current}>
            {current}
          </span>
        </li>
      </ol>
    </Root>
  );
}
