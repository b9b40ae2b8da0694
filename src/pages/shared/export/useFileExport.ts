import { snackbar } from '#design-system';
import { useState } from 'react';
import { fileWords as words } from '../../../messages/files.ts';
import { format } from '../../../messages/format.ts';
import type { AllRows } from '../../../state/machine/allPages.ts';

/**
 * Saves all matching rows; reports failures and truncated results. Returns whether it is running, and a start
 * function.
 */
export function useFileExport<Row>(read: () => Promise<AllRows<Row> | undefined>) {
  const [busy, setBusy] = useState(false);
  const start = async (save: (all: AllRows<Row>) => void) => {
    setBusy(true);
    const all = await read();
    setBusy(false);
    if (!all) {
      snackbar.show({ type: 'error', text: words.failed });
      return;
    }
    save(all);
    const { rows, total, whole } = all;
    if (whole) return;
    const text = rows.length < total ? words.part : words.uncounted;
    snackbar.show({ type: 'error', kind: 'notification', text: format(text, { shown: rows.length, total }) });
  };
  return { busy, start };
}
