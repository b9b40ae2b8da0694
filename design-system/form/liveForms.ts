import type { UseFormReturn } from 'react-hook-form';

/** Mounted form. */
export interface LiveForm {
  element: HTMLFormElement;
  form: UseFormReturn;
  /** True when the form stores its own draft. */
  keepsItself: boolean;
}

const forms = new Set<LiveForm>();
let welcome: (joined: LiveForm) => void = () => {};

/** Registry of mounted forms, so that an app can save their values before a forced page change. */
export const liveForms = {
  all: (): readonly LiveForm[] => Array.from(forms),
  /** Sets the one listener for new forms; replaces the previous listener. */
  onJoin: (listener: (joined: LiveForm) => void) => {
    welcome = listener;
  },
  /** Registers a form; called by Form. Returns a cleanup function. */
  join: (joined: LiveForm): (() => void) => {
    forms.add(joined);
    welcome(joined);
    return () => forms.delete(joined);
  },
};
