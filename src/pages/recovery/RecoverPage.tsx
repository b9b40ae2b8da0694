import { ErrorState, Loading } from '#design-system';
import { Navigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { recoveryMessages as messages } from '../../messages/recovery.ts';
import { useOperation } from '../../state/machine/operations.ts';
import { isDeadLink, validateLink } from './recoveryStore.ts';
import { AccountFrame } from '../shared/account/AccountFrame.tsx';
import { BackToLogin } from './BackToLogin.tsx';
import { InvalidLink, invalidLink } from './InvalidLink.tsx';
import { useLink } from './useLink.ts';

export function RecoverPage() {
  const link = useLink();
  const operation = useOperation('recovery.validate');
  if (link && operation.phase === 'success') return <Navigate to={paths.newPassword} replace />;
  const failed = operation.phase === 'fail' && operation;
  const isDead = !link || (failed && isDeadLink(failed));
  const reason = failed ? failed.text : undefined;
  return (
    <AccountFrame screen="recover" {...(isDead && invalidLink(reason))} footer={<BackToLogin />}>
      {isDead ? (
        <InvalidLink reason={reason} />
      ) : failed ? (
        <ErrorState title={failed.text} onRetry={() => void validateLink(link)}>
          {failed.reason}
        </ErrorState>
      ) : (
        <Loading text={messages.checking} />
      )}
    </AccountFrame>
  );
}
