import { Button, EmptyState } from '#design-system';

interface NoneMatchesProps {
  words: { title: string; text: string };
  clear: string;
  onClear: () => void;
}

export const NoneMatches = ({ words, clear, onClear }: NoneMatchesProps) => (
  <EmptyState icon="search" title={words.title} actions={<Button onClick={onClear}>{clear}</Button>}>
    {words.text}
  </EmptyState>
);
