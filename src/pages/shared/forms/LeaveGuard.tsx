import { ConfirmDialog } from '#design-system';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { leaveWords as words } from '../../../messages/leave.ts';
import { askBeforeLeaving, leaveUnasked, type Way } from './leaving.ts';
import { useUnsaved } from './useUnsaved.ts';

interface LeaveGuardProps {
  /** Whether there is something unsaved. */
  when: boolean;
  /** What becomes of it; that it is lost, unless said otherwise. */
  text?: string;
}

/**
 * Asks before unsaved text is left: by a link of the app, the palette, a shortcut, signing out, the browser's Back and
 * Forward, or by closing the window.
 */
export function LeaveGuard({ when, text = words.lost }: LeaveGuardProps) {
  const [way, setWay] = useState<Way>();
  const navigate = useNavigate();
  const { key } = useLocation();
  useUnsaved(when);
  // Each entry of the history is watched for itself: a screen may go on to another without being left.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the key is what tells entries apart
  useEffect(() => (when ? askBeforeLeaving((to) => setWay(() => to)) : undefined), [when, key]);
  return (
    <ConfirmDialog
      open={way !== undefined}
      onOpenChange={(open) => !open && setWay(undefined)}
      title={words.title}
      consequence={text}
      confirmLabel={words.confirm}
      texts={{ cancel: words.stay }}
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
