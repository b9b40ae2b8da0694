import { Button } from '#design-system';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { mfaWords as words } from '../../messages/mfa.ts';

/** Goes on to the page asked for: the login address leads whoever is signed in there. */
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
