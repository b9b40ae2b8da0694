import { Button } from '#design-system';
import { mfaWords as words } from '../../messages/mfa.ts';
import { cancelSignIn } from '../../state/me/mfa.ts';
import { useSession } from '../../state/me/session.ts';
import { AccountFrame, type AccountFrameProps } from '../shared/account/AccountFrame.tsx';

export function MfaFrame(props: Omit<AccountFrameProps, 'footer'>) {
  const { mfa } = useSession();
  const cancel = mfa && (
    <Button variant="ghost" tone="neutral" onClick={cancelSignIn}>
      {words.cancel}
    </Button>
  );
  return <AccountFrame {...props} footer={cancel} />;
}
