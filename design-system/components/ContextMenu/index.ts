export * as ContextMenu from './ContextMenu.tsx';
export type { ContextMenuContentProps, ContextMenuRootProps } from './ContextMenu.tsx';
export type { MenuItemProps as ContextMenuItemProps } from '../Menu/items.tsx';
