import { storageKeys } from '../../config/constants.ts';
import { announce } from '../../state/machine/announce.ts';
import { clearDrafts } from '../../state/me/drafts.ts';
import { initialPreferences, preferences } from '../../state/me/preferences.ts';
import { session } from '../../state/me/session.ts';
import { clearStored, writeStored } from '../../state/machine/storage.ts';

export function clearLocalData(text: string) {
  const { mode } = preferences;
  clearStored();
  clearDrafts();
  const { token, userId } = session;
  if (token !== '') writeStored(storageKeys.session, JSON.stringify({ token, userId }));
  // The mode is not part of this action.
  Object.assign(preferences, initialPreferences(), { mode });
  announce({ type: 'success', kind: 'message', text });
}
