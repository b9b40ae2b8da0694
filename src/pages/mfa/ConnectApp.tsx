import { CodeBlock, fillText, QrCode, Stack, Text } from '#design-system';
import type { MfaSecret } from '#contract/types.ts';
import { titles } from '../../config/screens.ts';
import { mfaMessages as messages } from '../../messages/mfa.ts';
import { confirmMfa } from '../../state/me/mfa.ts';
import { CodeForm } from '../shared/forms/CodeForm.tsx';

/** Extracts the account from `otpauth://totp/Issuer:account?…`. */
const accountIn = (url: string) => decodeURIComponent(/:([^:/?]+)\?/.exec(url)?.[1] ?? '');
const grouped = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

const evenLines = { textWrapStyle: 'balance' } as const;

export function ConnectApp({ secret: { url, secret } }: { secret: MfaSecret }) {
  return (
    <Stack gap={4}>
      <Text as="p">{messages.scan}</Text>
      <QrCode value={url} label={messages.picture} />
      <Text size="small" tone="muted">
        {fillText(messages.account, { account: accountIn(url) })}
      </Text>
      <CodeBlock label={messages.key} code={grouped(secret)} wrap style={evenLines} />
      <CodeForm title={titles.qrCode} of="mfa.confirm" kind="code" submit={messages.confirm} onCode={confirmMfa} />
    </Stack>
  );
}
