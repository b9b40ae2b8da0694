export { AppShell, type AppShellProps } from './AppShell.tsx';
export type { Place, PlaceGroup } from './Places.tsx';
