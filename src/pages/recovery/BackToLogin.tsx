import { Button } from '#design-system';
import { paths } from '../../config/paths.ts';
import { recoveryMessages as messages } from '../../messages/recovery.ts';
import { Anchor } from '../shared/Anchor.tsx';

export const BackToLogin = () => (
  <Button asChild variant="ghost" tone="neutral" size="small">
    <Anchor to={paths.login}>{messages.back}</Anchor>
  </Button>
);
