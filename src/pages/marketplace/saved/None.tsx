import { Button, EmptyState, type IconName } from '#design-system';
import { paths } from '../../../config/paths.ts';
import { savedMessages } from '../../../messages/marketplace.ts';
import { Anchor } from '../../shared/Anchor.tsx';

interface NoneProps {
  icon: IconName;
  messages: { title: string; text: string };
}

export function None({ icon, messages }: NoneProps) {
  return (
    <EmptyState
      icon={icon}
      title={messages.title}
      actions={
        <Button asChild variant="soft">
          <Anchor to={paths.marketplace}>{savedMessages.go}</Anchor>
        </Button>
      }
    >
      {messages.text}
    </EmptyState>
  );
}
