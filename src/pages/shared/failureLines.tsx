import type { Operation } from '../../state/operations.ts';

/** Why an operation failed, with the server's own words where they say more; nothing unless it failed. */
export function failureText(operation: Operation): string | undefined {
  if (operation.phase !== 'fail') return undefined;
  const { text, detail } = operation;
  return detail && detail !== text ? `${text}: ${detail}` : text;
}
