import { fillText, formMessage } from '#design-system';
import { passwordLength } from '#contract/constants.ts';
import { recoveryMessages as messages } from '../../../messages/recovery.ts';

/** Counts characters the way the server does. */
export function lengthProblem(password: string): string | undefined {
  const { length } = Array.from(password);
  const isFit = length >= passwordLength.min && length <= passwordLength.max;
  return isFit ? undefined : formMessage('length', { label: messages.password, ...passwordLength });
}

export const repeatProblem = (password: string, repeat: string): { fields: { repeat: string } } | undefined =>
  password === repeat ? undefined : { fields: { repeat: messages.differs } };

export const passwordRefusal = (problem: string) => fillText(messages.refused, { problem });
