import { Children, isValidElement, type ComponentProps, type ReactNode } from 'react';
import { Root } from './Breadcrumbs.styles.ts';
import { useTexts } from '../../internal/locale/LocaleContext.ts';
import { breadcrumbsTexts } from './texts.ts';

export interface BreadcrumbsProps extends ComponentProps<'nav'> {
  /** Links to the parent pages, from the top down. */
  children?: ReactNode;
  /** Name of the current page. */
  current: string;
}

/** Text of a link, which may be cut. */
function nameOf(link: ReactNode): string | undefined {
  const name = isValidElement<{ children?: ReactNode }>(link) ? link.props.children : undefined;
  return typeof name === 'string' ? name : undefined;
}

export function Breadcrumbs({ children, current, ...rest }: BreadcrumbsProps) {
  const texts = useTexts('breadcrumbs', breadcrumbsTexts);
  return (
    <Root aria-label={texts.label} {...rest} data-component="Breadcrumbs">
      <ol>
        {Children.map(children, (link) => (
          <li title={nameOf(link)}>{link}</li>
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
