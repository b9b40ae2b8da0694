import type { ComponentProps, ComponentType } from 'react';
import { coreIcons } from './core.tsx';

/** Component that renders an icon and accepts SVG attributes. */
export type IconPicture = ComponentType<ComponentProps<'svg'>>;

/** Loaded icons by name. */
export const pictures: Record<string, IconPicture | undefined> = { ...coreIcons };

const listeners = new Set<() => void>();

export function registerIcons(more: Readonly<Record<string, IconPicture>>) {
  Object.assign(pictures, more);
  listeners.forEach((listener) => listener());
}

/** Calls the listener when more icons are loaded. Returns an unsubscribe function. */
export const watchIcons = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Loads the icons that are not in the first chunk. Call it with the main screen, so that no icon appears late. */
export const loadIcons = async () => registerIcons((await import('./rest.ts')).restIcons);
