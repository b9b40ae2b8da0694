export * as Toolbar from './Toolbar.tsx';
export type { ToolbarRootProps, ToolbarToggleProps, ToolbarTogglesProps } from './Toolbar.tsx';
