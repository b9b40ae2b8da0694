import { EmptyState, type EmptyStateProps } from '#design-system';

interface EmptyProps extends Omit<EmptyStateProps, 'title' | 'children'> {
  messages: { title?: string; text: string };
}

/** An empty state with the title and text of one entry of a message table. */
export const Empty = ({ messages: { title, text }, ...rest }: EmptyProps) => (
  <EmptyState title={title} {...rest}>
    {text}
  </EmptyState>
);
