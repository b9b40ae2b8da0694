import type { UseFormReturn } from 'react-hook-form';

export interface LiveForm {
  /** Form in the document. */
  element: HTMLFormElement;
  /** Its state. */
  form: UseFormReturn;
  /** True for a form with a `draft`. */
  keepsItself: boolean;
}

const forms = new Set<LiveForm>();
let welcome: (joined: LiveForm) => void = () => {};

/** Mounted forms, such as to store what people typed before a reload. */
export const liveForms = {
  all: (): readonly LiveForm[] => Array.from(forms),
  onJoin: (listener: (joined: LiveForm) => void) => {
    welcome = listener;
  },
  join: (joined: LiveForm): (() => void) => {
    forms.add(joined);
    welcome(joined);
    return () => forms.delete(joined);
  },
};
