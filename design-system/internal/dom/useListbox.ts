import { useEffect, useId, useState, type KeyboardEvent } from 'react';

const page = 8;

/** `first` is active until another option is. */
export function useListbox(count: number, first = -1) {
  const listId = useId();
  const [wanted, setActive] = useState<number>();
  // Falls back to the last option when the list shrinks.
  const active = Math.min(wanted ?? first, count - 1);
  const optionId = (index: number) => `${listId}-${index}`;
  const activeId = active >= 0 ? `${listId}-${active}` : undefined;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  const steps: Record<string, () => number> = {
    ArrowDown: () => (active + 1) % count,
    ArrowUp: () => (active <= 0 ? count : active) - 1,
    PageDown: () => Math.min(count - 1, active + page),
    PageUp: () => Math.max(0, active - page),
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
      if (count > 0) setActive(step());
      return true;
    },
  };
}
