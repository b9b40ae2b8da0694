import type { ComponentProps, ComponentType } from 'react';

export type IconPicture = ComponentType<ComponentProps<'svg'>>;

export const pictures: Record<string, IconPicture | undefined> = {};

const listeners = new Set<() => void>();

export function registerIcons(more: Readonly<Record<string, IconPicture>>) {
  Object.assign(pictures, more);
  listeners.forEach((listener) => listener());
}

export const watchIcons = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Loads the icons outside the first bundle. Until then they are empty spaces of their size. */
export const loadIcons = async () => registerIcons((await import('./rest.ts')).restIcons);
