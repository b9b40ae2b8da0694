import { useEffect } from 'react';
import { format } from '../../messages/format.ts';
import { warningWords as words } from '../../messages/access.ts';
import { titleNotice } from '../../pages/shared/title.ts';
import { loadRunning, useRunning } from '../../state/accesses.ts';
import { endingSoon, nextWarningMs, warn } from '../../state/warnings.ts';
import { serverNow } from '../../state/clock.ts';

const minuteMs = 60_000;

/** The next end within the hour, for the browser's tab: '12 min left: Tides'. */
function noticeOf(running: NonNullable<ReturnType<typeof useRunning>>, now: number): string {
  const [first] = endingSoon(running, now);
  if (!first) return '';
  const left = `${Math.ceil((Date.parse(first.end_date) - now) / minuteMs)} min`;
  return format(words.title, { left, name: first.stream_name });
}

/** Watches what runs on every screen: tells in time that it ends, and counts the last hour in the browser's tab. */
export function AccessWatch() {
  const running = useRunning();
  useEffect(() => {
    void loadRunning();
    const look = () => document.visibilityState === 'visible' && void loadRunning();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      titleNotice('');
    };
  }, []);
  useEffect(() => {
    if (!running) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const now = serverNow();
      warn(running, now);
      titleNotice(noticeOf(running, now));
      const next = nextWarningMs(running, now);
      if (next === undefined) {
        if (running.length > 0) void loadRunning();
        return;
      }
      // The tab counts minutes in the last hour.
      timer = setTimeout(look, Math.min(next, minuteMs));
    };
    look();
    return () => clearTimeout(timer);
  }, [running]);
  return null;
}
