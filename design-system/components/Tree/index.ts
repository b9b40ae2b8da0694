export { Tree } from './Tree.tsx';
export type { TreeItem, TreeProps } from './types.ts';
export type { TreeSelection } from './types.ts';
