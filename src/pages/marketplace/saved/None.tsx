import { Button, EmptyState } from '#design-system';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import { savedWords } from '../../../messages/marketplace.ts';

export function None({ words }: { words: { title: string; text: string } }) {
  return (
    <EmptyState
      icon="heart"
      title={words.title}
      actions={
        <Button asChild>
          <Link to={paths.marketplace}>{savedWords.go}</Link>
        </Button>
      }
    >
      {words.text}
    </EmptyState>
  );
}
