import { useEffect, useState } from 'react';
import { boxId } from './toBox.ts';

/** True while the box with the choice of hours is in the window. */
export function useBoxShown(): boolean {
  const [isShown, show] = useState(false);
  useEffect(() => {
    const box = document.getElementById(boxId);
    if (!box || typeof IntersectionObserver !== 'function') return undefined;
    const observer = new IntersectionObserver(([entry]) => show(entry?.isIntersecting === true), { threshold: 0.3 });
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return isShown;
}
