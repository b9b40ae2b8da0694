import { paths } from '../../../config/paths.ts';
import { runMessages } from '../../../messages/ai.ts';
import { Empty } from '../../shared/Empty.tsx';
import { ButtonLink } from '../../shared/ButtonLink.tsx';

const messages = runMessages.noData;

export const NoData = () => (
  <Empty
    icon="database"
    messages={messages}
    actions={<ButtonLink to={paths.marketplace}>{messages.action}</ButtonLink>}
  />
);
