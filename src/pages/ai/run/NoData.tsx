import { Button, EmptyState } from '#design-system';
import { paths } from '../../../config/paths.ts';
import { runMessages } from '../../../messages/ai.ts';
import { Anchor } from '../../shared/Anchor.tsx';

const messages = runMessages.noData;

export const NoData = () => (
  <EmptyState
    icon="database"
    title={messages.title}
    actions={
      <Button asChild>
        <Anchor to={paths.marketplace}>{messages.action}</Anchor>
      </Button>
    }
  >
    {messages.text}
  </EmptyState>
);
