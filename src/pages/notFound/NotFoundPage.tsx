import { Button, EmptyState, Heading, Loading, Stack } from '#design-system';
import { useLocation } from 'react-router-dom';
import { home, paths } from '../../config/paths.ts';
import { titles } from '../../config/screens.ts';
import { notFoundMessages as messages } from './messages.ts';
import { screens } from '../../messages/screens.ts';
import { chooseMode, grantedModes, useMe, useMeStatus } from '../../state/me/me.ts';
import { useSession } from '../../state/me/session.ts';
import { Anchor } from '../shared/Anchor.tsx';
import { DeadEndPage } from '../shared/DeadEnd.tsx';
import { AccountFrame } from '../shared/account/AccountFrame.tsx';

/** The address exists after a change of mode, so the page needs no link. */
const OtherMode = () => (
  <Stack>
    <Heading level={1}>{titles.admin}</Heading>
    <EmptyState
      icon="lock"
      title={messages.otherMode.title}
      actions={<Button onClick={() => chooseMode('admin')}>{messages.otherMode.action}</Button>}
    >
      {messages.otherMode.text}
    </EmptyState>
  </Stack>
);

/** Some pages exist in one mode only, and the mode is known once the own record has loaded. */
export function NotFoundPage() {
  const { userId, mfa } = useSession();
  const { pathname, search, hash } = useLocation();
  const user = useMe();
  const known = user !== undefined;
  const { phase } = useMeStatus();
  if (userId !== '' && !known && phase !== 'fail') return <Loading text={screens.loading} />;
  const { action, signIn, signedOut } = messages.notFound;
  if (userId === '' || mfa !== null) {
    return (
      <AccountFrame screen="notFound" description={signedOut}>
        <Button asChild wide size="large">
          <Anchor to={paths.login} state={{ from: pathname + search + hash }}>
            {signIn}
          </Anchor>
        </Button>
      </AccountFrame>
    );
  }
  if (pathname === paths.admin && grantedModes(user).includes('admin')) return <OtherMode />;
  return <DeadEndPage heading={titles.notFound} messages={messages.notFound} action={action} to={home} />;
}
