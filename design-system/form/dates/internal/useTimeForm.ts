import { useSyncExternalStore } from 'react';
import { serverTimeForm, timeForm } from '../../../internal/format/timeForm.ts';
import { useTexts } from '../../../internal/locale/LocaleContext.ts';
import { timeTexts } from '../../texts/time.ts';

const subscribe = () => () => {};

/** Form and placeholder of the times of this page. */
export function useTimeForm() {
  const form = useSyncExternalStore(subscribe, timeForm, serverTimeForm);
  const texts = useTexts('time', timeTexts);
  return { form, placeholder: [texts.pattern, form.halves.join('/')].filter(Boolean).join(' ') };
}
