import { CodeBlock, QrCode, Stack, Text } from '#design-system';
import type { MfaSecret } from '#contract/types.ts';
import { format } from '../../messages/format.ts';
import { mfaWords as words } from '../../messages/mfa.ts';
import { confirmMfa } from '../../state/me/mfa.ts';
import { CodeForm } from '../shared/forms/CodeForm.tsx';

/** Extracts the account from `otpauth://totp/Issuer:account?…`. */
const accountIn = (url: string) => decodeURIComponent(/:([^:/?]+)\?/.exec(url)?.[1] ?? '');
const grouped = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

export function Connect({ secret: { url, secret } }: { secret: MfaSecret }) {
  return (
    <Stack gap={4}>
      <Text as="p">{words.scan}</Text>
      <QrCode value={url} label={words.picture} />
      <Text size="small" tone="muted">
        {format(words.account, { account: accountIn(url) })}
      </Text>
      <CodeBlock label={words.key} code={grouped(secret)} wrap />
      <CodeForm of="mfa.confirm" kind="code" submit={words.confirm} onCode={confirmMfa} />
    </Stack>
  );
}
