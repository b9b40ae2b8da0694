import { useEffect, useReducer } from 'react';
import { presentMs } from '../format/clock.ts';

interface Alarm {
  /** Milliseconds since 1970. */
  due: number;
  ring: () => void;
}

/** Browsers fire longer timers immediately. */
const maxTimerMs = 2 ** 31 - 1;

const alarms = new Set<Alarm>();
let timer: ReturnType<typeof setTimeout> | undefined;
let timerDue = Infinity;

function schedule() {
  clearTimeout(timer);
  timerDue = Infinity;
  if (document.visibilityState === 'hidden') return;
  for (const { due } of alarms) timerDue = Math.min(timerDue, due);
  if (timerDue < Infinity) timer = setTimeout(ringDue, Math.min(Math.max(timerDue - presentMs(), 1), maxTimerMs));
}

function ringDue() {
  const now = presentMs();
  for (const alarm of alarms) {
    if (alarm.due > now) continue;
    alarms.delete(alarm);
    alarm.ring();
  }
  schedule();
}

/** Calls back once, at a time or when a hidden page becomes visible after it. All callers share one timer. */
function ringAt(due: number, ring: () => void): () => void {
  const alarm = { due, ring };
  if (alarms.size === 0) document.addEventListener('visibilitychange', schedule);
  alarms.add(alarm);
  if (due < timerDue) schedule();
  return () => {
    alarms.delete(alarm);
    if (alarms.size > 0) return;
    clearTimeout(timer);
    timerDue = Infinity;
    document.removeEventListener('visibilitychange', schedule);
  };
}

/** Current moment. `untilChange` returns the milliseconds until the displayed text changes; undefined for never. */
export function useNow(untilChange: (now: number) => number | undefined): number {
  // The React compiler would memoize the time of the first render.
  'use no memo';
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const now = presentMs();
  const due = now + (untilChange(now) ?? NaN);
  useEffect(() => (Number.isNaN(due) ? undefined : ringAt(due, renderAgain)), [due]);
  return now;
}

/** True from a moment on, milliseconds since 1970. Renders again then. */
export const useHasPassed = (moment: number): boolean =>
  useNow((now) => (moment > now ? moment - now : undefined)) >= moment;
