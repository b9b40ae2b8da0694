import { Button, chooseDensity, chooseTheme, ConfirmDialog, Inline } from '#design-system';
import { useState } from 'react';
import { profileWords } from '../../messages/profile.ts';
import { exportOwnData } from '../../state/me/account.ts';
import { DownloadData } from '../shared/account/DownloadData.tsx';
import { SettingsSection } from '../shared/forms/SettingsSection.tsx';
import { clearLocalData } from './localData.ts';

const words = profileWords.own;

export function OwnData() {
  const [asking, setAsking] = useState(false);
  return (
    <SettingsSection title={words.title} text={words.text}>
      <Inline>
        <DownloadData of="account.export" label={words.download} file={words.file} load={exportOwnData} />
        <Button variant="ghost" tone="neutral" onClick={() => setAsking(true)}>
          {words.clear}
        </Button>
      </Inline>
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
