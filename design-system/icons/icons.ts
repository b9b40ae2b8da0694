import { coreIcons } from './core.tsx';
import { registerIcons } from './registry.ts';
import { restIcons } from './rest.ts';

/** Every icon of the product, by what it means here. Whoever uses the whole table has all of them at once. */
export const icons = { ...coreIcons, ...restIcons };

export type IconName = keyof typeof icons;

registerIcons(restIcons);
