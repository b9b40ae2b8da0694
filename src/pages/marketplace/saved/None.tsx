import { Button, EmptyState } from '#design-system';
import { paths } from '../../../config/paths.ts';
import { savedWords } from '../../../messages/marketplace.ts';
import { Anchor } from '../../shared/Anchor.tsx';

export function None({ words }: { words: { title: string; text: string } }) {
  return (
    <EmptyState
      icon="heart"
      title={words.title}
      actions={
        <Button asChild>
          <Anchor to={paths.marketplace}>{savedWords.go}</Anchor>
        </Button>
      }
    >
      {words.text}
    </EmptyState>
  );
}
