export * as ContextMenu from './ContextMenu.tsx';
export type { ContextMenuContentProps, ContextMenuItemProps, ContextMenuRootProps } from './ContextMenu.tsx';
