import { Button, Checkbox, CodeBlock, Heading, Icon, Stack, Text } from '#design-system';
import { useState } from 'react';
import { mfaWords as words } from '../../messages/mfa.ts';
import { OnwardButton } from './OnwardButton.tsx';

/** Last step: the recovery codes, which are never shown again. */
export function SaveCodes({ codes }: { codes: readonly string[] }) {
  const [saved, setSaved] = useState(false);
  const text = codes.join('\n');
  return (
    <Stack gap={4}>
      <Heading level={2}>{words.codesTitle}</Heading>
      <Text as="p">{words.codesText}</Text>
      <CodeBlock label={words.codes} code={text} />
      <Button asChild variant="outline" tone="neutral">
        <a href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`} download={words.file}>
          <Icon name="download" />
          {words.download}
        </a>
      </Button>
      <Checkbox label={words.saved} checked={saved} onCheckedChange={(checked) => setSaved(checked === true)} />
      {saved && <OnwardButton />}
    </Stack>
  );
}
