export * as Drawer from './Drawer.tsx';
export type { DrawerContentProps } from './Drawer.tsx';
export * as drawerVariants from './Drawer.variants.ts';
