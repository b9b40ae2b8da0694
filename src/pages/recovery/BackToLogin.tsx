import { paths } from '../../config/paths.ts';
import { recoveryMessages as messages } from '../../messages/recovery.ts';
import { ButtonLink } from '../shared/ButtonLink.tsx';

export const BackToLogin = () => (
  <ButtonLink variant="ghost" tone="neutral" size="small" to={paths.login}>
    {messages.back}
  </ButtonLink>
);
