import { show } from './look.ts';

/** For scripts outside the page such as `npm run visual`: changing a global would render the story again. */
export const callsForScripts = {
  showLook: show,
  // axe loads with the first call.
  violationsInEveryTheme: async () => (await import('../stories/support/everyTheme.ts')).violationsInEveryTheme(),
};
