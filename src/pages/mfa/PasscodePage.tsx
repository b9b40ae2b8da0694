import { Button } from '#design-system';
import { useState } from 'react';
import { titles } from '../../config/screens.ts';
import { mfaMessages as messages } from '../../messages/mfa.ts';
import { passMfa, unlockMfa, useMfa } from '../../state/me/mfa.ts';
import { CodeForm } from '../shared/forms/CodeForm.tsx';
import { MfaFrame } from './MfaFrame.tsx';

export function PasscodePage() {
  const [kind, setKind] = useState<'code' | 'recoveryCode'>('code');
  const { lockedUntil } = useMfa();
  const isCode = kind === 'code';
  const swap = () => {
    setKind(isCode ? 'recoveryCode' : 'code');
    unlockMfa();
  };
  return (
    <MfaFrame screen="passcode" description={isCode ? messages.codeIntro : messages.recoveryIntro}>
      <CodeForm
        title={titles.passcode}
        key={kind}
        of="mfa.pass"
        kind={kind}
        submit={messages.verify}
        onCode={passMfa}
      />
      {lockedUntil === 0 && (
        <Button variant="ghost" onClick={swap}>
          {isCode ? messages.toRecoveryCode : messages.toAppCode}
        </Button>
      )}
    </MfaFrame>
  );
}
