import { fillText } from '#design-system';
import { securityMessages } from '../../messages/security.ts';
import type { FailState, Operation, Outcome } from '../../state/machine/operations.ts';
import { passwordRefusal } from '../shared/account/newPassword.ts';

type Fields = Partial<Record<'email' | 'emailCode' | 'password' | 'currentPassword', string>>;

export const isAtField = (operation: Operation): operation is FailState =>
  operation.phase === 'fail' &&
  operation.kind === 'refused' &&
  (operation.status === 208 || operation.status === 429 || Object.keys(operation.fields).length > 0);

function textOf(body: unknown): string {
  if (typeof body === 'string') return body;
  const { error } = (body ?? {}) as { error?: unknown };
  return typeof error === 'string' ? error : '';
}

export function credentialRefusal(outcome: Outcome<unknown>): { fields: Fields; form?: string } | undefined {
  if (outcome.ok) return undefined;
  const { body, facts } = outcome.failure;
  const { status, retryAfter, fields } = facts;
  // A reused password: the body of a 208 gives the reason.
  if (status === 208) return { fields: { password: textOf(body) } };
  if (status === 429) {
    const text = waitText(textOf(body), retryAfter);
    // Rate-limited secret; undefined when requests for codes were limited.
    const tried = (['emailCode', 'currentPassword'] as const).find((name) => fields[name]);
    return tried ? { fields: { [tried]: text } } : { fields: {}, form: text };
  }
  if (fields['emailCode']) return { fields: { emailCode: textOf(body) } };
  if (fields['currentPassword']) return { fields: { currentPassword: textOf(body) } };
  if (fields['password']) return { fields: { password: passwordRefusal(fields['password']) } };
  return { fields: fields['email'] ? { email: textOf(body) } : {} };
}

const waitText = (text: string, seconds?: number) =>
  seconds === undefined ? text : `${text}. ${fillText(securityMessages.password.wait, { seconds })}`;
