import isChromatic from 'chromatic/isChromatic';

/** Query of an address at which stories run their play functions. */
export const playsParameter = 'plays=true';

/**
 * Play functions are tests. Outside of tests, a story shows the state of its props: in documentation, alone in a page
 * and in the sidebar. Tests and the comparison of pictures ask by address, Chromatic by its browser.
 */
export const runsPlays =
  '__vitest_browser_runner__' in globalThis ||
  isChromatic() ||
  new URLSearchParams(globalThis.location?.search).get('plays') === 'true';
