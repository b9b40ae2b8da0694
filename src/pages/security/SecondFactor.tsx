import { Skeleton, Text } from '#design-system';
import { useEffect } from 'react';
import { mfaWords } from '../../messages/mfa.ts';
import { securityWords } from '../../messages/security.ts';
import { forgetCodes, mfaStatus, mfaSystem } from '../../state/me/mfa.ts';
import { Async } from '../shared/Async.tsx';
import { SettingsSection } from '../shared/forms/SettingsSection.tsx';
import { FactorOff } from './FactorOff.tsx';
import { FactorOn } from './FactorOn.tsx';

const words = securityWords.mfa;
/** As high as the text and button of a factor that is off. */
const skeleton = <Skeleton shape="block" style={{ blockSize: '8rem' }} />;

export function SecondFactor() {
  useEffect(() => {
    void mfaSystem.load();
    void mfaStatus.load();
    return forgetCodes;
  }, []);
  return (
    <SettingsSection title={words.title} text={words.text}>
      <Async of={mfaSystem} skeleton={skeleton}>
        {({ enabled, required }) => (
          <Async of={mfaStatus} skeleton={skeleton}>
            {(own) =>
              !enabled ? (
                <Text as="p">
                  {words.none} {mfaWords.off.text}
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
