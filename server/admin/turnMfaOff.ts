import { resetMfa } from '../domains/mfa/resetMfa.ts';
import type { AdminContext } from './context.ts';
import { byOperator, readPerson } from './person.ts';

export async function turnMfaOff({ exchange }: AdminContext, email: string): Promise<string[]> {
  const person = await readPerson(exchange.db, email);
  await resetMfa(exchange, { id: person.id, reason: byOperator });
  return [`Two-factor authentication of ${person.email} is off. Its sessions have ended, and a mail says so.`];
}
