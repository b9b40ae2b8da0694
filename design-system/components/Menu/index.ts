export * as Menu from './Menu.tsx';
export type { MenuContentProps, MenuRootProps } from './Menu.tsx';
export type { MenuItemProps } from './items.tsx';
