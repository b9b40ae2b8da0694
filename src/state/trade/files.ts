import type { FileTable } from '#contract/types.ts';
import { oneLine } from '../machine/failureMessage.ts';
import { operations, run } from '../machine/operations.ts';

export const formOf = (file: Blob, name: string) => {
  const form = new FormData();
  form.append('file', file, name);
  return form;
};

/** Has the exchange read a file, as it reads a source. */
export async function readFile(file: Blob): Promise<{ table: FileTable } | { problem: string }> {
  const outcome = await run('files.read', { body: formOf(file, 'rows') });
  if (outcome.ok) return { table: outcome.value };
  const failed = operations['files.read'];
  return { problem: failed?.phase === 'fail' ? oneLine(failed) : '' };
}
