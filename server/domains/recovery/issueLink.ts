import type { Config } from '../../kernel/config.ts';
import type { Exchange } from '../../kernel/exchange.ts';
import { replaceLink } from './store.ts';
import { hashOf, newToken } from './token.ts';

const linkOf = ({ publicUrl }: Config, token: string, id: string) =>
  `${publicUrl}/recover?${new URLSearchParams({ token, id }).toString()}`;

export function minutesOf(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  return minutes === 1 ? 'one minute' : `${minutes} minutes`;
}

/** Makes a link for a new password. The one before no longer works. */
export async function issueLink(
  { db, config, now }: Pick<Exchange, 'db' | 'config' | 'now'>,
  userId: string,
): Promise<string> {
  const token = newToken();
  const at = now();
  const expires = new Date(at.getTime() + config.recoveryTtl * 1000).toISOString();
  await replaceLink(db, {
    user_id: userId,
    token_hash: hashOf(token),
    expires_at: expires,
    created_at: at.toISOString(),
  });
  return linkOf(config, token, userId);
}
