import { EmptyState, type IconName } from '#design-system';
import { paths } from '../../../config/paths.ts';
import { savedMessages } from '../../../messages/marketplace.ts';
import { ButtonLink } from '../../shared/ButtonLink.tsx';

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
        <ButtonLink variant="soft" to={paths.marketplace}>
          {savedMessages.go}
        </ButtonLink>
      }
    >
      {messages.text}
    </EmptyState>
  );
}
