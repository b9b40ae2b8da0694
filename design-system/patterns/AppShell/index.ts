export { AppShell, type AppShellProps } from './AppShell.tsx';
export type { Place, PlaceGroup } from './Places.tsx';
export * as appShellVariants from './AppShell.variants.ts';
