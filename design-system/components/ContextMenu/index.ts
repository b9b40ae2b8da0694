export * as ContextMenu from './ContextMenu.tsx';
export type { ContextMenuContentProps, ContextMenuRootProps } from './ContextMenu.tsx';
export type { MenuItemProps as ContextMenuItemProps } from '../Menu/items.tsx';
export * as contextMenuVariants from './ContextMenu.variants.ts';
