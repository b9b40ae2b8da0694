import { Button, chooseDensity, chooseTheme, ConfirmDialog, Icon, Inline, saveFile, Stack, Text } from '#design-system';
import { useState } from 'react';
import { profileWords } from '../../messages/profile.ts';
import { exportOwnData } from '../../state/me/account.ts';
import { clearLocalData } from './localData.ts';
import { useOperation } from '../../state/machine/operations.ts';
import { failureLines } from '../shared/failureLines.tsx';
import { SettingsSection } from '../shared/forms/SettingsSection.tsx';

const words = profileWords.own;

export function OwnData() {
  const [asking, setAsking] = useState(false);
  const operation = useOperation('account.export');
  const failed = failureLines(operation);
  const download = async () => {
    const outcome = await exportOwnData();
    if (outcome.ok) saveFile(words.file, JSON.stringify(outcome.value, null, 2), 'application/json;charset=utf-8');
  };
  return (
    <SettingsSection title={words.title} text={words.text}>
      <Stack gap={3}>
        <Inline>
          <Button
            variant="outline"
            tone="neutral"
            loading={operation.phase === 'request'}
            onClick={() => void download()}
          >
            <Icon name="download" />
            {words.download}
          </Button>
          <Button variant="ghost" tone="neutral" onClick={() => setAsking(true)}>
            {words.clear}
          </Button>
        </Inline>
        {failed && (
          <Text as="p" tone="danger" role="alert">
            {failed}
          </Text>
        )}
      </Stack>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={words.clearTitle}
        consequence={words.clearText}
        confirmLabel={words.clear}
        onConfirm={() => {
          chooseTheme('system');
          chooseDensity('comfortable');
          clearLocalData(words.cleared);
          setAsking(false);
        }}
      />
    </SettingsSection>
  );
}
