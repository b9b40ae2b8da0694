import { Button } from '#design-system';
import { Empty } from '../Empty.tsx';

interface NoneMatchesProps {
  messages: { title: string; text: string };
  clear: string;
  onClear: () => void;
}

export const NoneMatches = ({ messages, clear, onClear }: NoneMatchesProps) => (
  <Empty icon="search" messages={messages} actions={<Button onClick={onClear}>{clear}</Button>} />
);
