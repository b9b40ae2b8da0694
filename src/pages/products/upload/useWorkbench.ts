import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { draftMaxRows, uploadCheckDelayMs, uploadMaxParts, uploadPartRows } from '../../../config/constants.ts';
import { categories } from '../../../state/trade/browse/marketplace.ts';
import { checkFile, resetUploadStatus, uploadFile } from '../../../state/trade/selling/catalogue.ts';
import { writeUnlisted, refreshUnlisted, readUnlisted } from '../../../state/trade/selling/uploadDraft.ts';
import { savePastedText } from './pastedText.ts';
import { unusualPrices } from './prices.ts';
import { commasIn, toFile, toRows } from './rows.ts';
import type { Row } from './table.ts';
import { emptyWorkbench, reduce, storedRows } from './workbench.ts';
import { useValue } from '../../../state/machine/resource.ts';

function problemsIn(body: unknown) {
  const { rows, total } = (body ?? {}) as { rows?: unknown; total?: unknown };
  if (!Array.isArray(rows) || rows.length === 0) return undefined;
  const problems = rows as { row: number; field: string; problem: string }[];
  return { problems, total: typeof total === 'number' ? total : problems.length };
}

const keysOf = (rows: readonly Row[]) => new Set(rows.map(({ key }) => key));

export function useWorkbench() {
  const [stored] = useState(() => storedRows(readUnlisted()));
  const [bench, change] = useReducer(reduce, {
    ...emptyWorkbench,
    ...(stored && { step: 'grid' as const, rows: stored }),
  });
  const [restored, setRestored] = useState(stored !== undefined);
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const [stopped, setStopped] = useState(false);
  const all = useValue(categories) ?? [];
  const { rows, step, problems, checked } = bench;
  useEffect(() => {
    const isDraft = step === 'grid' && rows.length > 0 && rows.length <= draftMaxRows;
    if (isDraft || step === 'done') writeUnlisted(isDraft ? rows : []);
    if (step === 'done') savePastedText('');
  }, [rows, step]);
  // Another tab may have started an upload since this tab was opened.
  useEffect(() => void refreshUnlisted(), []);
  const unusual = unusualPrices(rows, bench.usual);

  const lastSent = useRef<readonly Row[]>(undefined);
  const check = async (sent: readonly Row[] = rows) => {
    if (sent.length === 0) return;
    lastSent.current = sent;
    const outcome = await checkFile(toFile(sent));
    if (outcome.ok) change({ type: 'answer', sent, answer: outcome.value });
  };
  const recheck = useEffectEvent(() => void check());
  const due = step === 'grid' && !checked && rows.length > 0 && rows.length <= draftMaxRows;
  useEffect(() => {
    if (!due || rows === lastSent.current) return undefined;
    const timer = setTimeout(recheck, uploadCheckDelayMs);
    return () => clearTimeout(timer);
  }, [due, rows]);
  const fill = () => {
    if (!bench.table) return;
    const decimalComma = bench.decimalComma ?? commasIn(bench.table, bench.mapping)?.areSure ?? false;
    const next = toRows(bench.table, bench.mapping, all, decimalComma);
    change({ type: 'fill', rows: next });
    void check(next);
  };
  const upload = async () => {
    if (!checked) return;
    const size = Math.max(uploadPartRows, Math.ceil(rows.length / uploadMaxParts));
    setStopped(false);
    for (let from = 0; from < rows.length; from += size) {
      setProgress({ done: from, total: rows.length });
      const part = rows.slice(from, from + size);
      // Sends parts in order; each is listed completely or not at all.
      const outcome = await uploadFile(toFile(part), from + size >= rows.length);
      if (!outcome.ok) {
        setProgress(undefined);
        const answer = problemsIn(outcome.failure.body);
        if (answer) change({ type: 'answer', sent: part, answer });
        return;
      }
      change({ type: 'listed', keys: keysOf(part) });
    }
    setProgress(undefined);
  };
  const cancel = () => {
    resetUploadStatus();
    setProgress(undefined);
    setStopped(true);
    // A request in flight may have succeeded: check with the server.
    void check();
  };
  const startOver = () => {
    // The refusal was about another file.
    resetUploadStatus();
    writeUnlisted([]);
    savePastedText('');
    setRestored(false);
    setStopped(false);
    change({ type: 'startOver' });
  };
  return { bench, change, problems, unusual, restored, progress, stopped, check, fill, upload, cancel, startOver };
}

export type WorkbenchTools = ReturnType<typeof useWorkbench>;
