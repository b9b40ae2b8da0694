import { Button, chooseDensity, chooseMotion, chooseTheme, ConfirmDialog, Inline } from '#design-system';
import { useState } from 'react';
import { profileMessages } from './messages.ts';
import { exportOwnData } from '../../state/me/account.ts';
import { DownloadData } from '../shared/account/DownloadData.tsx';
import { SettingsSection } from '../shared/forms/SettingsSection.tsx';
import { clearLocalData } from './localData.ts';

const messages = profileMessages.own;

export function OwnData() {
  const [asking, setAsking] = useState(false);
  return (
    <SettingsSection title={messages.title} text={messages.text}>
      <Inline>
        <DownloadData of="account.export" label={messages.download} file={messages.file} load={exportOwnData} />
        <Button variant="outline" tone="neutral" onClick={() => setAsking(true)}>
          {messages.clear}
        </Button>
      </Inline>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={messages.clearTitle}
        consequence={messages.clearText}
        confirmLabel={messages.clear}
        onConfirm={() => {
          chooseTheme('system');
          chooseDensity('comfortable');
          chooseMotion('system');
          clearLocalData(messages.cleared);
          setAsking(false);
        }}
      />
    </SettingsSection>
  );
}
