import { fillText, snackbar } from '#design-system';
import { useState } from 'react';
import { fileMessages as messages } from '../../../messages/files.ts';
import type { AllRows } from '../../../state/machine/allPages.ts';

/** Reports failures and truncated results. Returns whether it is running, and a start function. */
export function useFileExport<Row>(read: () => Promise<AllRows<Row> | undefined>) {
  const [busy, setBusy] = useState(false);
  const start = async (save: (all: AllRows<Row>) => void) => {
    setBusy(true);
    const all = await read();
    setBusy(false);
    if (!all) {
      snackbar.show({ type: 'error', text: messages.failed });
      return;
    }
    save(all);
    const { rows, total, whole } = all;
    if (whole) return;
    const text = rows.length < total ? messages.part : messages.uncounted;
    snackbar.show({ type: 'error', kind: 'notification', text: fillText(text, { shown: rows.length, total }) });
  };
  return { busy, start };
}
