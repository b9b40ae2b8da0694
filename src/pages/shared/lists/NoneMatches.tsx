import { Button, EmptyState } from '#design-system';

interface NoneMatchesProps {
  words: { title: string; text: string };
  clear: string;
  onClear: () => void;
}

/** What stands where filters leave nothing, with the way back. */
export const NoneMatches = ({ words, clear, onClear }: NoneMatchesProps) => (
  <EmptyState icon="search" title={words.title} actions={<Button onClick={onClear}>{clear}</Button>}>
    {words.text}
  </EmptyState>
);
