// Secrets and signatures of Standard Webhooks (v1: HMAC-SHA256).
import { createHmac, randomBytes } from 'node:crypto';
import { webhookHeaders } from '#contract/constants.ts';
import type { Row } from '../../../database/schema.ts';
import { unseal, sealContexts } from '../../../kernel/seal.ts';
import type { Secrets } from '../../../kernel/secret.ts';

const prefix = 'whsec_';
const secretBytes = 32;

export const newSecret = () => prefix + randomBytes(secretBytes).toString('base64');

type Signing = Pick<Row<'webhooks'>, 'id' | 'secret' | 'old_secret' | 'old_until'>;

/** The current secret, and the one before while both sign. */
function secretsOf(secrets: Secrets, { id, secret, old_secret, old_until }: Signing, at: Date): string[] {
  const isOldValid = old_secret !== null && old_until !== null && Date.parse(old_until) > at.getTime();
  return [secret, ...(isOldValid ? [old_secret] : [])].map((sealed) =>
    unseal(secrets, sealed, sealContexts.webhook(id)),
  );
}

interface Message {
  readonly id: string;
  readonly at: Date;
  readonly body: string;
}

export function signedHeaders(secrets: Secrets, webhook: Signing, { id, at, body }: Message): Record<string, string> {
  const timestamp = Math.floor(at.getTime() / 1000);
  const signatures = secretsOf(secrets, webhook, at).map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    [webhookHeaders.id]: id,
    [webhookHeaders.timestamp]: String(timestamp),
    [webhookHeaders.signature]: signatures.join(' '),
  };
}
