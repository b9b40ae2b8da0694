import { EmptyState, type EmptyStateProps } from '#design-system';

interface EmptyProps extends Omit<EmptyStateProps, 'title' | 'children'> {
  messages: { title?: string; text: string };
}

export const Empty = ({ messages: { title, text }, ...rest }: EmptyProps) => (
  <EmptyState title={title} {...rest}>
    {text}
  </EmptyState>
);
