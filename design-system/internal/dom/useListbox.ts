import { useEffect, useId, useState, type KeyboardEvent } from 'react';

/** How far Page up and Page down go, options. */
const page = 8;

/** The option that a keyboard stands on while focus stays in a text box (the combobox pattern of ARIA). */
export function useListbox(count: number, first = -1) {
  const listId = useId();
  const [wanted, setActive] = useState(first);
  // Fewer options than before: the last one.
  const active = Math.min(wanted, count - 1);
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
    /** Moves by a key; true when the key was one that moves. */
    move: (event: KeyboardEvent) => {
      const step = event.altKey ? undefined : steps[event.key];
      if (!step) return false;
      event.preventDefault();
      if (count > 0) setActive(step());
      return true;
    },
  };
}
