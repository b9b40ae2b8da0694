import { maxHours, minHours } from '#contract/constants.ts';
import { useSearchParams } from 'react-router-dom';
import { buyParameter } from '../../config/paths.ts';

const usualHours = 24;

const hoursIn = (text: string | null) => {
  const hours = Number(text);
  return Number.isInteger(hours) && hours >= minHours && hours <= maxHours ? hours : usualHours;
};

/** Whether the purchase is open, and for how long; the address holds it, so that adding tokens comes back to the same choice. */
export function useBuying() {
  const [address, setAddress] = useSearchParams();
  const setOpen = (open: boolean) =>
    setAddress(
      (now) => {
        const next = new URLSearchParams(now);
        if (open) next.set(buyParameter, String(usualHours));
        else next.delete(buyParameter);
        return next;
      },
      { replace: true },
    );
  return { open: address.has(buyParameter), hours: hoursIn(address.get(buyParameter)), setOpen };
}
