import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { fillText } from '#design-system';
import { warningMessages as messages } from '../../messages/access.ts';
import { leaveBy } from '../../pages/shared/history/navigationBlockers.ts';
import { endingStep } from '../../pages/shared/trade/endingStep.ts';
import { titleNotice } from '../../pages/shared/title.ts';
import { ensureRunning, loadRunning, useRunning } from '../../state/trade/access/accesses.ts';
import { announce } from '../../state/machine/announce.ts';
import { reload } from '../../state/machine/operations.ts';
import { accessLists } from '../../state/machine/actions/reloads.ts';
import { useMe } from '../../state/me/me.ts';
import { deliveryFor } from '../../state/me/notificationSettings.ts';
import { endingSoon, nextWarningMs, takeWarnings } from '../../state/notifications/warnings.ts';
import { serverNow } from '../../state/machine/clock.ts';

const minuteMs = 60_000;
/** Waits for the requests of the screen. */
const firstLookMs = 1_000;

function titleFor(running: NonNullable<ReturnType<typeof useRunning>>, now: number): string {
  const [first] = endingSoon(running, now);
  if (!first) return '';
  const left = `${Math.ceil((Date.parse(first.end_date) - now) / minuteMs)} min`;
  return fillText(messages.title, { left, name: first.stream_name });
}

export function AccessWatch() {
  const running = useRunning();
  const isKnown = useMe() !== undefined;
  const navigate = useNavigate();
  const open = useEffectEvent((path: string) => leaveBy(() => void navigate(path)));
  useEffect(() => {
    // Screens send their requests once the person is known.
    if (!isKnown) return undefined;
    const first = setTimeout(ensureRunning, firstLookMs);
    const look = () => document.visibilityState === 'visible' && void loadRunning();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(first);
      document.removeEventListener('visibilitychange', look);
      titleNotice('');
    };
  }, [isKnown]);
  useEffect(() => {
    if (!running) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let before = serverNow();
    const look = () => {
      const now = serverNow();
      const hasEnded = running.some(({ end_date }) => Date.parse(end_date) > before && Date.parse(end_date) <= now);
      before = now;
      for (const { text, ending } of takeWarnings(running, now)) {
        if (!deliveryFor('access_ending', now).shown) continue;
        const { label, path } = endingStep(ending);
        announce({
          type: 'warning',
          kind: 'notification',
          text,
          action: { label, onSelect: () => open(path) },
        });
      }
      titleNotice(titleFor(running, now));
      const next = nextWarningMs(running, now);
      if (next !== undefined) timer = setTimeout(look, Math.min(next, minuteMs));
      if (hasEnded) reload(accessLists);
    };
    look();
    return () => clearTimeout(timer);
  }, [running]);
  return null;
}
