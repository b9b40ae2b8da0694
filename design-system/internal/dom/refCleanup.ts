import { version } from 'react';

/** Before React 19, a ref callback is called with null at the end, and must return nothing. */
export const hasRefCleanup = Number.parseInt(version, 10) >= 19;

type Attach<Element> = (element: Element) => (() => void) | undefined;

export function refWithCleanup<Element>(
  attach: Attach<Element>,
): (element: Element | null) => (() => void) | undefined {
  let cleanup: (() => void) | undefined;
  return (element) => {
    cleanup?.();
    cleanup = element === null ? undefined : attach(element);
    if (!hasRefCleanup) return undefined;
    return () => {
      cleanup?.();
      cleanup = undefined;
    };
  };
}
