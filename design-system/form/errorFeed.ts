import type { FieldValues, UseFormReturn } from 'react-hook-form';

interface ErrorFeed {
  isSubmitted?: boolean | undefined;
  listeners: Set<() => void>;
  unsubscribe?: () => void;
}

const feeds = new WeakMap<object, ErrorFeed>();

/** Calls back when errors may have changed. All fields of a form share one subscription. */
export function onErrors<Values extends FieldValues>(
  { control, subscribe }: Pick<UseFormReturn<Values>, 'control' | 'subscribe'>,
  listener: () => void,
): () => void {
  const feed: ErrorFeed = feeds.get(control) ?? { listeners: new Set() };
  if (!feeds.has(control)) {
    feeds.set(control, feed);
    const notify = () => feed.listeners.forEach((call) => call());
    // After the effects of `useForm`: `subscribe` marks the form as mounted, which would make it dirty before them.
    queueMicrotask(() => {
      if (feed.listeners.size === 0) return;
      feed.unsubscribe = subscribe({
        formState: { errors: true },
        callback: ({ isSubmitted }) => {
          feed.isSubmitted = isSubmitted;
          notify();
        },
      });
      notify();
    });
  }
  feed.listeners.add(listener);
  return () => {
    feed.listeners.delete(listener);
    if (feed.listeners.size > 0) return;
    feeds.delete(control);
    feed.unsubscribe?.();
  };
}

export const isSubmitted = (control: object) => feeds.get(control)?.isSubmitted;
