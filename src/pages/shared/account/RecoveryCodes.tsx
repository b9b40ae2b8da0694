import { Button, Checkbox, CodeBlock, dateFormat, fillText, Icon, Inline, Stack, Text } from '#design-system';
import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { mfaMessages as messages } from '../../../messages/mfa.ts';
import { dot } from '../../../messages/format.ts';
import { useMe } from '../../../state/me/me.ts';
import { LeaveGuard } from '../forms/LeaveGuard.tsx';
import { Sheet } from './OnPaper.styles.ts';

interface OnPaperProps {
  title: string;
  children: ReactNode;
}

const OnPaper = ({ title, children }: OnPaperProps) =>
  createPortal(
    <Sheet aria-hidden data-part="paper">
      <h2>{title}</h2>
      {children}
    </Sheet>,
    document.body,
  );

interface RecoveryCodesProps {
  codes: readonly string[];
  onward: ReactNode;
}

/** The codes are shown only once, so the next step requires saving them. */
export function RecoveryCodes({ codes, onward }: RecoveryCodesProps) {
  const [saved, setSaved] = useState(false);
  const [made] = useState(() => dateFormat({ dateStyle: 'long' }).format(new Date()));
  // Unknown during sign-in.
  const account = useMe()?.email;
  const text = codes.join('\n');
  return (
    <Stack gap={4}>
      <LeaveGuard when={!saved} text={messages.codesLost} />
      <Text as="p">{messages.codesText}</Text>
      <CodeBlock label={messages.codes} code={text} />
      <Inline>
        <Button asChild variant="outline" tone="neutral">
          <a href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`} download={messages.file}>
            <Icon name="download" />
            {messages.download}
          </a>
        </Button>
        <Button variant="outline" tone="neutral" onClick={() => window.print()}>
          {messages.print}
        </Button>
      </Inline>
      <OnPaper title={messages.paper}>
        <p>{[location.host, account, fillText(messages.paperMade, { made })].filter(Boolean).join(dot)}</p>
        <pre>{text}</pre>
        <p>{messages.paperText}</p>
      </OnPaper>
      <Checkbox label={messages.saved} checked={saved} onCheckedChange={(checked) => setSaved(checked === true)} />
      {saved && onward}
    </Stack>
  );
}
