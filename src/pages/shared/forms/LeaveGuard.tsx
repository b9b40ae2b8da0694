import { ConfirmDialog } from '#design-system';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { leaveMessages as messages } from '../../../messages/forms.ts';
import { askBeforeLeaving, leaveUnasked, type Way } from '../history/leaving.ts';

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
  const [way, setWay] = useState<Way>();
  const navigate = useNavigate();
  useUnsaved(when);
  useEffect(() => (when ? askBeforeLeaving((to) => setWay(() => to)) : undefined), [when]);
  return (
    <ConfirmDialog
      open={way !== undefined}
      onOpenChange={(open) => !open && setWay(undefined)}
      title={messages.title}
      consequence={text}
      confirmLabel={messages.confirm}
      texts={{ cancel: messages.stay }}
      onConfirm={() => {
        setWay(undefined);
        leaveUnasked();
        if (typeof way === 'function') way();
        else if (typeof way === 'number') void navigate(way);
        else if (way !== undefined) void navigate(way);
      }}
    />
  );
}
