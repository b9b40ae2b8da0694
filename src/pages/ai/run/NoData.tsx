import { EmptyState } from '#design-system';
import { paths } from '../../../config/paths.ts';
import { runMessages } from '../../../messages/ai.ts';
import { ButtonLink } from '../../shared/ButtonLink.tsx';

const messages = runMessages.noData;

export const NoData = () => (
  <EmptyState
    icon="database"
    title={messages.title}
    actions={<ButtonLink to={paths.marketplace}>{messages.action}</ButtonLink>}
  >
    {messages.text}
  </EmptyState>
);
