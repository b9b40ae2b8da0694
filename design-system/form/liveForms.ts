import type { UseFormReturn } from 'react-hook-form';

export interface LiveForm {
  element: HTMLFormElement;
  form: UseFormReturn;
  keepsItself: boolean;
}

const forms = new Set<LiveForm>();
let welcome: (joined: LiveForm) => void = () => {};

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
