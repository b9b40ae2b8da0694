import { tryAgain } from '../../messages/failures.ts';
import type { FailureMessage } from './failureMessage.ts';

/** Text and reason in one line, without the advice that fits every failure. */
export const oneLine = ({ text, reason }: FailureMessage): string =>
  !reason || reason === tryAgain ? text : `${text.replace(/[.!]$/u, '')}. ${reason}`;
