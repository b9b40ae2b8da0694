import { maxHours, minHours } from '#contract/constants.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { defaultHours } from '../../../config/constants.ts';
import { buyParameter } from '../../../config/paths.ts';
import { withTab } from '../tabs/useTab.ts';

const hoursIn = (text: string | null) => {
  const hours = Number(text);
  return Number.isInteger(hours) && hours >= minHours && hours <= maxHours ? hours : defaultHours;
};

/** The address may open the dialog: adding tokens returns to the same choice. A purchase opens the tab Use. */
export function useBuying() {
  const [address, setAddress] = useSearchParams();
  // Own state: the address changes in a transition, which would show a paid dialog a moment longer.
  const [open, setOpen] = useState(() => address.has(buyParameter));
  const [hours] = useState(() => hoursIn(address.get(buyParameter)));
  const change = (next: boolean, bought = false) => {
    setOpen(next);
    if (next || !(bought || address.has(buyParameter))) return;
    setAddress(
      (now) => {
        const rest = bought ? withTab(now, 'use') : new URLSearchParams(now);
        rest.delete(buyParameter);
        return rest;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return { open, hours, setOpen: change };
}
