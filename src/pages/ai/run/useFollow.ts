import { useEffect } from 'react';

const firstMs = 400;
const longestMs = 8_000;
const slower = 1.5;

/** Polls at growing intervals. Pauses while the page is hidden, and polls at once when it is shown. */
export function useFollow(isGoing: boolean, look: () => Promise<unknown>, key: string) {
  useEffect(() => {
    if (!isGoing) return undefined;
    let wait = firstMs;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const plan = () => {
      clearTimeout(timer);
      if (!left && !document.hidden) timer = setTimeout(() => void next(), wait);
    };
    const next = async () => {
      wait = Math.min(wait * slower, longestMs);
      await look();
      plan();
    };
    const seen = () => {
      wait = firstMs;
      plan();
    };
    plan();
    document.addEventListener('visibilitychange', seen);
    return () => {
      left = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `key` identifies `look`
  }, [isGoing, key]);
}
