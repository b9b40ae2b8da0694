import type { UseFormReturn } from 'react-hook-form';

/** A form on the page. */
export interface LiveForm {
  element: HTMLFormElement;
  form: UseFormReturn;
  /** It keeps its draft itself. */
  keepsItself: boolean;
}

const forms = new Set<LiveForm>();
let welcome: (joined: LiveForm) => void = () => {};

/** The forms on the page, so that an app can keep what is typed when it has to leave in a hurry. */
export const liveForms = {
  all: (): readonly LiveForm[] => Array.from(forms),
  /** Calls back with each form that appears; one listener, the last one set. */
  onJoin: (listener: (joined: LiveForm) => void) => {
    welcome = listener;
  },
  /** For Form alone. Gives back what takes it away. */
  join: (joined: LiveForm): (() => void) => {
    forms.add(joined);
    welcome(joined);
    return () => forms.delete(joined);
  },
};
