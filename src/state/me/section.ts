import { createStore } from '../machine/registry.ts';

/** Path of the navigation entry that the page belongs to, where its address does not say so. */
export const section = createStore(() => ({ path: '' }), { persist: false });
