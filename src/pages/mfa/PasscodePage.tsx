import { Button } from '#design-system';
import { useState } from 'react';
import { mfaWords as words } from '../../messages/mfa.ts';
import { passMfa, unlockMfa, useMfa } from '../../state/me/mfa.ts';
import { CodeForm } from '../shared/forms/CodeForm.tsx';
import { MfaFrame } from './MfaFrame.tsx';

/** Navigation after signing in belongs to the route. */
export function PasscodePage() {
  const [kind, setKind] = useState<'code' | 'recoveryCode'>('code');
  const { lockedUntil } = useMfa();
  const isCode = kind === 'code';
  const swap = () => {
    setKind(isCode ? 'recoveryCode' : 'code');
    unlockMfa();
  };
  return (
    <MfaFrame screen="passcode" description={isCode ? words.codeIntro : words.recoveryIntro}>
      <CodeForm key={kind} of="mfa.pass" kind={kind} submit={words.verify} onCode={passMfa} />
      {lockedUntil === 0 && (
        <Button variant="ghost" onClick={swap}>
          {isCode ? words.toRecoveryCode : words.toAppCode}
        </Button>
      )}
    </MfaFrame>
  );
}
