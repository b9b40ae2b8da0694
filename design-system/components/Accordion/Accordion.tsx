import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../../icons/index.ts';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';
import * as Styled from './Accordion.styles.ts';

export interface AccordionItemProps extends Omit<ComponentProps<'details'>, 'title'> {
  /** Text of the button that opens the item. */
  title: ReactNode;
}

export function Root(props: ComponentProps<'div'>) {
  return <Styled.Root {...props} data-component="Accordion" />;
}

export function Item(props: AccordionItemProps) {
  const { title, children, ...rest } = useDefaultProps('AccordionItem', props);
  return (
    <details {...rest} data-part="item">
      <summary>
        <span>{title}</span>
        <Icon name="chevron-down" />
      </summary>
      <div>{children}</div>
    </details>
  );
}
