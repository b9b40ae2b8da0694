export * as Menu from './Menu.tsx';
export type { MenuContentProps, MenuItemProps, MenuRootProps } from './Menu.tsx';
