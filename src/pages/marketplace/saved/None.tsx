import { Button, EmptyState, type IconName } from '#design-system';
import { paths } from '../../../config/paths.ts';
import { savedWords } from '../../../messages/marketplace.ts';
import { Anchor } from '../../shared/Anchor.tsx';

interface NoneProps {
  icon: IconName;
  words: { title: string; text: string };
}

export function None({ icon, words }: NoneProps) {
  return (
    <EmptyState
      icon={icon}
      title={words.title}
      actions={
        <Button asChild variant="soft">
          <Anchor to={paths.marketplace}>{savedWords.go}</Anchor>
        </Button>
      }
    >
      {words.text}
    </EmptyState>
  );
}
