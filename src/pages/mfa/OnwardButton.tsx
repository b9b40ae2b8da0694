import { Button } from '#design-system';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { mfaWords as words } from '../../messages/mfa.ts';

/** Opens the requested page: the login route redirects signed-in people to it. */
export function OnwardButton() {
  const { state } = useLocation() as { state: unknown };
  return (
    <Button asChild size="large" wide>
      <Link to={paths.login} state={state} replace>
        {words.done}
      </Link>
    </Button>
  );
}
