import { ConfirmDialog } from '#design-system';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { leaveMessages as messages } from '../../../messages/forms.ts';
import { askBeforeLeaving, clearBlockers, type Destination } from '../history/navigationBlockers.ts';

function useUnsaved(unsaved: boolean) {
  useEffect(() => {
    if (!unsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
}

interface LeaveGuardProps {
  when: boolean;
  /** Consequence of leaving; by default that changes are lost. */
  text?: string;
}

/** Asks before changes are lost, on links, the palette, shortcuts, sign-out, Back, Forward and closing the window. */
export function LeaveGuard({ when, text = messages.lost }: LeaveGuardProps) {
  const [destination, setDestination] = useState<Destination>();
  const navigate = useNavigate();
  useUnsaved(when);
  useEffect(() => (when ? askBeforeLeaving((to) => setDestination(() => to)) : undefined), [when]);
  return (
    <ConfirmDialog
      open={destination !== undefined}
      onOpenChange={(open) => !open && setDestination(undefined)}
      title={messages.title}
      consequence={text}
      confirmLabel={messages.confirm}
      texts={{ cancel: messages.stay }}
      onConfirm={() => {
        setDestination(undefined);
        clearBlockers();
        if (typeof destination === 'function') destination();
        else if (typeof destination === 'number') void navigate(destination);
        else if (destination !== undefined) void navigate(destination);
      }}
    />
  );
}
