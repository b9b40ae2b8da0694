import { paths } from '../../config/paths.ts';
import { recoveryMessages as messages } from '../../messages/recovery.ts';
import { RouterLink } from '../shared/RouterLink.tsx';

export function BackToLogin() {
  return <RouterLink to={paths.login}>{messages.back}</RouterLink>;
}
