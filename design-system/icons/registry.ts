import type { ComponentProps, ComponentType } from 'react';
import { coreIcons } from './core.tsx';

/** A picture as a component that takes the attributes of its svg. */
export type IconPicture = ComponentType<ComponentProps<'svg'>>;

/** The pictures whose code is there, by name. */
export const pictures: Record<string, IconPicture | undefined> = { ...coreIcons };

const listeners = new Set<() => void>();

export function registerIcons(more: Readonly<Record<string, IconPicture>>) {
  Object.assign(pictures, more);
  listeners.forEach((listener) => listener());
}

/** Calls back when more pictures are there. */
export const watchIcons = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Fetches the icons that do not come with the first code; an app does so beside its main screen, so that none appears late. */
export const loadIcons = async () => registerIcons((await import('./rest.ts')).restIcons);
