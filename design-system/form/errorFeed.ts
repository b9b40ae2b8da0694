import type { FieldValues, UseFormReturn } from 'react-hook-form';

type Source<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'control' | 'subscribe'>;

interface ErrorFeed {
  isSubmitted: boolean;
  /** Callbacks by field name. */
  listeners: Map<() => void, string>;
  unsubscribe: () => void;
}

const feeds = new WeakMap<object, ErrorFeed>();

const concerns = (field: string, changed: string | undefined) =>
  !changed || field === changed || field.startsWith(`${changed}.`);

function openFeed<Values extends FieldValues>(form: Source<Values>): ErrorFeed {
  const feed: ErrorFeed = { isSubmitted: false, listeners: new Map(), unsubscribe: () => {} };
  const notifyAll = (changed?: string) => {
    for (const [notify, field] of feed.listeners) if (concerns(field, changed)) notify();
  };
  // After the effects of `useForm`: `subscribe` marks the form as mounted, which would make it dirty before them.
  queueMicrotask(() => {
    if (feeds.get(form.control) !== feed) return;
    feed.unsubscribe = form.subscribe({
      formState: { errors: true },
      callback: ({ name, isSubmitted = feed.isSubmitted }) => {
        feed.isSubmitted = isSubmitted;
        notifyAll(name);
      },
    });
    notifyAll();
  });
  feeds.set(form.control, feed);
  return feed;
}

/** Calls back when errors of the field may have changed. All fields of a form share one subscription. */
export function onErrors<Values extends FieldValues>(form: Source<Values>, field: string, notify: () => void) {
  const feed = feeds.get(form.control) ?? openFeed(form);
  feed.listeners.set(notify, field);
  return () => {
    feed.listeners.delete(notify);
    if (feed.listeners.size > 0) return;
    feeds.delete(form.control);
    feed.unsubscribe();
  };
}

/** Keeps the subscription while the form is mounted, so that a later field knows of an earlier submit. */
export const holdErrors = <Values extends FieldValues>(form: Source<Values>) => onErrors(form, '', () => {});

export const isSubmitted = (control: object): boolean => feeds.get(control)?.isSubmitted ?? false;
