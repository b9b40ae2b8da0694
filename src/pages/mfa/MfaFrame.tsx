import { Button } from '#design-system';
import { mfaMessages as messages } from '../../messages/mfa.ts';
import { cancelSignIn } from '../../state/me/mfa.ts';
import { useSession } from '../../state/me/session.ts';
import { AccountFrame, type AccountFrameProps } from '../shared/account/AccountFrame.tsx';

export function MfaFrame(props: Omit<AccountFrameProps, 'footer'>) {
  const { mfa } = useSession();
  const cancel = mfa && (
    <Button variant="ghost" tone="neutral" size="small" onClick={cancelSignIn}>
      {messages.cancel}
    </Button>
  );
  return <AccountFrame {...props} footer={cancel} />;
}
