import { Button, EmptyState } from '#design-system';

interface NoneMatchesProps {
  messages: { title: string; text: string };
  clear: string;
  onClear: () => void;
}

export const NoneMatches = ({ messages, clear, onClear }: NoneMatchesProps) => (
  <EmptyState icon="search" title={messages.title} actions={<Button onClick={onClear}>{clear}</Button>}>
    {messages.text}
  </EmptyState>
);
