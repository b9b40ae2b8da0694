import { coreIcons } from './core.tsx';
import { registerIcons } from './registry.ts';
import { restIcons } from './rest.ts';

export const icons = { ...coreIcons, ...restIcons };

export type IconName = keyof typeof icons;

registerIcons(restIcons);
