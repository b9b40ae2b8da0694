import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from '../../icons/index.ts';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';
import { Root } from './EmptyState.styles.ts';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Short statement, e.g. "No offers yet". Leave it out below a heading that says the same. */
  title?: ReactNode;
  /** Reason and advice. */
  children?: ReactNode;
  /** Next step: one button, rarely two. */
  actions?: ReactNode;
  /** Icon above the title. */
  icon?: IconName;
}

export function EmptyState(props: EmptyStateProps) {
  const { title, children, actions, icon = 'inbox', ...rest } = useDefaultProps('EmptyState', props);
  return (
    <Root {...rest} data-component="EmptyState">
      <span data-part="picture">
        <Icon name={icon} size="large" />
      </span>
      {title && <p data-part="title">{title}</p>}
      {children && <div data-part="text">{children}</div>}
      {actions && <div data-part="actions">{actions}</div>}
    </Root>
  );
}
