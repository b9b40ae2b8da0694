import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../../icons/index.ts';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';
import * as Styled from './Accordion.styles.ts';

export interface AccordionItemProps extends Omit<ComponentProps<'details'>, 'title'> {
  /** Text or elements of the button that opens the item. */
  title: ReactNode;
}

export function Root(props: ComponentProps<'div'>) {
  return <Styled.Root {...props} data-component="Accordion" />;
}

/** A section that opens and closes, in an `Accordion.Root` or alone in a card. */
export function Item(props: AccordionItemProps) {
  const { title, children, ...rest } = useDefaultProps('AccordionItem', props);
  return (
    <Styled.Item {...rest} data-part="item">
      <summary>
        {typeof title === 'string' ? <span>{title}</span> : title}
        <Icon name="chevron-down" />
      </summary>
      <div>{children}</div>
    </Styled.Item>
  );
}
