import { chooseFormats } from '#design-system';
import { subscribe } from 'valtio';
import { preferences } from '../../state/me/preferences.ts';

/** Writes dates and numbers as the person has chosen, from now on. */
export function followFormats() {
  const apply = () => {
    const { locale, timeZone, numberStyle } = preferences;
    chooseFormats({
      locale: locale || undefined,
      timeZone: timeZone || undefined,
      numberStyle: numberStyle || undefined,
    });
  };
  apply();
  // At once, so that whoever draws next draws with it.
  subscribe(preferences, apply, true);
}
