import { Button, EmptyState, Heading, Loading, Stack } from '#design-system';
import { Link, useLocation } from 'react-router-dom';
import { home, paths } from '../../config/paths.ts';
import { screens, titles } from '../../messages/screens.ts';
import { useMe } from '../../state/me/me.ts';
import { useSession } from '../../state/me/session.ts';
import { useOperation } from '../../state/machine/status.ts';
import { AccountFrame } from '../shared/account/AccountFrame.tsx';

/** Some pages exist in one mode only, and the mode is known once the own record has loaded. */
export function NotFoundPage() {
  const { userId, mfa } = useSession();
  const { pathname, search, hash } = useLocation();
  const known = useMe() !== undefined;
  const { phase } = useOperation('me.load');
  if (userId !== '' && !known && phase !== 'fail') return <Loading text={screens.loading} />;
  const { title, text, action, signIn, signedOut } = screens.notFound;
  if (userId === '' || mfa !== null) {
    return (
      <AccountFrame screen="notFound" description={`${title}. ${signedOut}`}>
        <Button asChild>
          <Link to={paths.login} state={{ from: pathname + search + hash }}>
            {signIn}
          </Link>
        </Button>
      </AccountFrame>
    );
  }
  return (
    <Stack>
      <Heading level={1}>{titles.notFound}</Heading>
      <EmptyState
        icon="search"
        title={title}
        actions={
          <Button asChild>
            <Link to={home}>{action}</Link>
          </Button>
        }
      >
        {text}
      </EmptyState>
    </Stack>
  );
}
