import { hold, load } from './load.ts';
import { me } from './me.ts';
import { session } from './session.ts';

const loadUser = load('me.load', (user) => {
  // Another's record has no email; only one's own may stand here.
  if ('email' in user) me.user = hold(user);
});

/** Loads the record of the person signed in. */
export const loadMe = () => loadUser({ params: { id: session.userId } });
