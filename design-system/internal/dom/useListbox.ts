import { useEffect, useId, useState, type KeyboardEvent } from 'react';

const page = 8;

/** `first` is active until another option is. Keys step over the options that `skips` names. */
export function useListbox(count: number, first = -1, skips: (index: number) => boolean = () => false) {
  const listId = useId();
  const [wanted, setActive] = useState<number>();
  // Falls back to the last option when the list shrinks.
  const active = Math.min(wanted ?? first, count - 1);
  const optionId = (index: number) => `${listId}-${index}`;
  const activeId = active >= 0 ? `${listId}-${active}` : undefined;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  const kept = Array.from({ length: count }, (_, index) => index).filter((index) => !skips(index));
  const at = kept.findLastIndex((index) => index <= active);
  const steps: Record<string, () => number> = {
    ArrowDown: () => (at + 1) % kept.length,
    ArrowUp: () => (at <= 0 ? kept.length : at) - 1,
    PageDown: () => Math.min(kept.length - 1, at + page),
    PageUp: () => Math.max(0, at - page),
  };
  return {
    listId,
    optionId,
    active,
    activeId,
    setActive,
    move: (event: KeyboardEvent) => {
      const step = event.altKey ? undefined : steps[event.key];
      if (!step) return false;
      event.preventDefault();
      if (kept.length > 0) setActive(kept[step()]);
      return true;
    },
  };
}
