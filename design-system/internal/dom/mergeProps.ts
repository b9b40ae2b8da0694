import type { CSSProperties, Ref } from 'react';
import { hasRefCleanup } from './refCleanup.ts';

type Props = Record<string, unknown>;

const isHandler = (name: string, value: unknown): value is (...args: unknown[]) => unknown =>
  /^on[A-Z]/.test(name) && typeof value === 'function';

function assignRef<Element>(ref: Ref<Element> | undefined, element: Element | null): () => void {
  if (typeof ref === 'function') {
    const end = ref(element);
    return typeof end === 'function' ? end : () => void ref(null);
  }
  if (!ref) return () => {};
  ref.current = element;
  return () => {
    ref.current = null;
  };
}

export const mergeRefs =
  <Element>(first: Ref<Element> | undefined, second: Ref<Element> | undefined) =>
  (element: Element | null) => {
    const ends = [assignRef(first, element), assignRef(second, element)];
    return hasRefCleanup ? () => ends.forEach((end) => end()) : undefined;
  };

export function mergeProps<Ours extends object, Theirs extends object>(ours: Ours, theirs: Theirs): Ours & Theirs {
  const merged: Props = { ...(ours as Props) };
  for (const [name, theirValue] of Object.entries(theirs)) {
    const ourValue = merged[name];
    if (isHandler(name, ourValue) && isHandler(name, theirValue)) {
      merged[name] = (...args: unknown[]) => {
        ourValue(...args);
        theirValue(...args);
      };
    } else if (name === 'ref' && ourValue && theirValue) {
      merged[name] = mergeRefs(ourValue as Ref<unknown>, theirValue as Ref<unknown>);
    } else if (name === 'className') {
      merged[name] = [ourValue, theirValue].filter(Boolean).join(' ');
    } else if (name === 'style') {
      merged[name] = { ...(ourValue as CSSProperties), ...(theirValue as CSSProperties) };
    } else if (theirValue !== undefined || !(name in merged)) {
      merged[name] = theirValue;
    }
  }
  return merged as Ours & Theirs;
}
