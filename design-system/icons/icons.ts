import { coreIcons } from './core.tsx';
import { registerIcons } from './registry.ts';
import { restIcons } from './rest.ts';

/** All icons by meaning. Importing this table loads every icon at once. */
export const icons = { ...coreIcons, ...restIcons };

export type IconName = keyof typeof icons;

registerIcons(restIcons);
