import { chooseFormats, chooseClock } from '#design-system';
import { subscribe } from 'valtio';
import { preferences } from '../../state/me/preferences.ts';
import { connect } from '../../api/connections.ts';
import { syncClock, serverNow } from '../../state/machine/clock.ts';

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
  // Synchronous, so that the next render uses the new formats.
  subscribe(preferences, apply, true);
}

export function followClock() {
  connect({ onAnswer: ({ headers }) => syncClock(headers.get('date')) });
  chooseClock(serverNow);
}
