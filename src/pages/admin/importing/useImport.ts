import { useState } from 'react';
import type { FileReading } from '#contract/types.ts';
import { importMessages } from './messages.ts';
import { readFile } from '../../../state/trade/files.ts';
import { addUsers, inviteUsers, takenEmails } from '../../../state/trade/users.ts';
import { creationOf, emailsOf, readPeople, withTaken, type FileRow } from './peopleFile.ts';

export type Step =
  | { at: 'file'; problem?: string }
  | { at: 'checking' }
  | { at: 'checked'; rows: readonly FileRow[]; reading: FileReading }
  | { at: 'sending'; rows: readonly FileRow[]; done: number; total: number }
  | { at: 'sent'; rows: readonly FileRow[]; added: number };

const isReady = ({ problems }: FileRow) => problems.length === 0;

export function useImport() {
  const [step, setStep] = useState<Step>({ at: 'file' });

  const check = async (file: File | null) => {
    if (!file) return setStep({ at: 'file' });
    setStep({ at: 'checking' });
    const answer = await readFile(file);
    if ('problem' in answer) return setStep({ at: 'file', problem: answer.problem });
    const read = readPeople(answer.table);
    if ('problem' in read) return setStep({ at: 'file', problem: read.problem });
    const taken = await takenEmails(emailsOf(read.rows));
    if (!taken) return setStep({ at: 'file', problem: importMessages.problems.unchecked });
    return setStep({ at: 'checked', rows: withTaken(read.rows, taken), reading: answer.table.reading });
  };

  const send = async (rows: readonly FileRow[], invite: boolean) => {
    const ready = rows.filter(isReady);
    const progress = (done: number) => setStep({ at: 'sending', rows, done, total: ready.length });
    progress(0);
    const results = await addUsers(
      ready.map(({ cells }) => creationOf(cells)),
      progress,
    );
    const problemAt = new Map(ready.map(({ row }, index) => [row, results[index]?.problem]));
    const after = rows.map((row) => {
      const problem = problemAt.get(row.row);
      return problem === undefined ? row : { ...row, problems: [problem] };
    });
    const added = after.filter(isReady);
    if (invite) void inviteUsers(added.filter(({ cells }) => !cells.password).map(({ cells }) => cells.email));
    setStep({ at: 'sent', rows: after, added: added.length });
  };

  return { step, check, send, again: () => setStep({ at: 'file' }) };
}
