import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from '../../icons/index.ts';
import { Root } from './EmptyState.styles.ts';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What is not there, in a few words. */
  title: ReactNode;
  /** Why, and what to do about it. */
  children?: ReactNode;
  /** The next step: one button, seldom two. */
  actions?: ReactNode;
  icon?: IconName;
}

/** Nothing to show, and the way on. */
export function EmptyState({ title, children, actions, icon = 'inbox', ...rest }: EmptyStateProps) {
  return (
    <Root {...rest} data-component="EmptyState">
      <span data-part="picture">
        <Icon name={icon} size="large" />
      </span>
      <p data-part="title">{title}</p>
      {children && <div data-part="text">{children}</div>}
      {actions && <div data-part="actions">{actions}</div>}
    </Root>
  );
}
