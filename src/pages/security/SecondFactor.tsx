import { Skeleton, Text } from '#design-system';
import { useEffect } from 'react';
import { mfaMessages } from '../../messages/mfa.ts';
import { securityMessages } from '../../messages/security.ts';
import { forgetCodes, mfaStatus, mfaSystem } from '../../state/me/mfa.ts';
import { Async } from '../shared/Async.tsx';
import { SettingsSection } from '../shared/forms/SettingsSection.tsx';
import { FactorOff } from './FactorOff.tsx';
import { FactorOn } from './FactorOn.tsx';

const messages = securityMessages.mfa;
/** As high as the text and button of a factor that is off. */
const skeleton = <Skeleton shape="block" style={{ blockSize: '4.375rem' }} />;

export function SecondFactor() {
  useEffect(() => {
    void mfaSystem.load();
    void mfaStatus.load();
    return forgetCodes;
  }, []);
  return (
    <SettingsSection title={messages.title} text={messages.text}>
      <Async of={mfaSystem} skeleton={skeleton}>
        {({ enabled, required }) => (
          <Async of={mfaStatus} skeleton={skeleton}>
            {(own) =>
              !enabled ? (
                <Text as="p">
                  {messages.none} {mfaMessages.off.text}
                </Text>
              ) : own.enabled ? (
                <FactorOn left={own.recoveryCodesLeft} required={required} />
              ) : (
                <FactorOff pending={own.pending} />
              )
            }
          </Async>
        )}
      </Async>
    </SettingsSection>
  );
}
