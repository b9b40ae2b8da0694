import { Button } from '#design-system';
import { useLocation } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { mfaMessages as messages } from '../../messages/mfa.ts';
import { Anchor } from '../shared/Anchor.tsx';

/** Opens the requested page: the login route redirects signed-in people to it. */
export function ContinueButton() {
  const { state } = useLocation() as { state: unknown };
  return (
    <Button asChild size="large" wide>
      <Anchor to={paths.login} state={state} replace>
        {messages.done}
      </Anchor>
    </Button>
  );
}
