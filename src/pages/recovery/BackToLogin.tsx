import { paths } from '../../config/paths.ts';
import { recoveryWords as words } from '../../messages/recovery.ts';
import { RouterLink } from '../shared/RouterLink.tsx';

export function BackToLogin() {
  return <RouterLink to={paths.login}>{words.back}</RouterLink>;
}
