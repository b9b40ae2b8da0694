import { fillText, Skeleton, Stepper } from '#design-system';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { home } from '../../config/paths.ts';
import { mfaMessages as messages } from '../../messages/mfa.ts';
import { leaveMfaSetup, mfa, mfaStatus, mfaSystem } from '../../state/me/mfa.ts';
import { useSession } from '../../state/me/session.ts';
import { Async } from '../shared/Async.tsx';
import { RouterLink } from '../shared/RouterLink.tsx';
import { BeginSetup } from './BeginSetup.tsx';
import { ConnectApp } from './ConnectApp.tsx';
import { MfaFrame } from './MfaFrame.tsx';
import { NothingToDo } from './NothingToDo.tsx';
import { SaveCodes } from './SaveCodes.tsx';

/** As high as the first step. */
const skeleton = <Skeleton shape="block" style={{ blockSize: '19rem' }} />;

function SetUp() {
  const { secret, recoveryCodes } = useSnapshot(mfa);
  const isVoluntary = useSession().mfa === null;
  const step = recoveryCodes ? 2 : secret ? 1 : 0;
  return (
    <>
      <Stepper steps={messages.steps} current={step} />
      {recoveryCodes ? <SaveCodes codes={recoveryCodes} /> : secret ? <ConnectApp secret={secret} /> : <BeginSetup />}
      {isVoluntary && !recoveryCodes && <RouterLink to={home}>{messages.notNow}</RouterLink>}
    </>
  );
}

export function QrCodePage() {
  useEffect(() => {
    void mfaSystem.load();
    void mfaStatus.load();
    return leaveMfaSetup;
  }, []);
  return (
    <MfaFrame screen="qrCode">
      <Async of={mfaSystem} skeleton={skeleton}>
        {({ enabled }) => (
          <Async of={mfaStatus} skeleton={skeleton}>
            {(own) =>
              !enabled ? (
                <NothingToDo {...messages.off} />
              ) : own.enabled ? (
                <NothingToDo
                  title={messages.on.title}
                  text={fillText(messages.on.text, { left: own.recoveryCodesLeft })}
                />
              ) : (
                <SetUp />
              )
            }
          </Async>
        )}
      </Async>
    </MfaFrame>
  );
}
