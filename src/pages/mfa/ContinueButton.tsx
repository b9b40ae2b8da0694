import { useLocation } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { mfaMessages as messages } from '../../messages/mfa.ts';
import { ButtonLink } from '../shared/ButtonLink.tsx';

/** Opens the requested page: the login route redirects signed-in people to it. */
export function ContinueButton() {
  const { state } = useLocation() as { state: unknown };
  return (
    <ButtonLink size="large" wide to={paths.login} state={state} replace>
      {messages.done}
    </ButtonLink>
  );
}
