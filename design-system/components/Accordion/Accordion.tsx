import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../../icons/index.ts';
import * as Styled from './Accordion.styles.ts';

export interface AccordionItemProps extends Omit<ComponentProps<'details'>, 'title'> {
  /** The line that is always in sight. */
  title: ReactNode;
}

/** Holds items that open by themselves; give items one `name` when opening one should close the others. */
export function Root(props: ComponentProps<'div'>) {
  return <Styled.Root {...props} data-component="Accordion" />;
}

/** One line that opens; the browser's own details element, so find-in-page opens it too. */
export function Item({ title, children, ...rest }: AccordionItemProps) {
  return (
    <details {...rest} data-part="item">
      <summary>
        {title}
        <Icon name="chevron-down" />
      </summary>
      <div>{children}</div>
    </details>
  );
}
