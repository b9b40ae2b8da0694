export * as Tabs from './Tabs.tsx';
export type { TabsRootProps } from './Tabs.tsx';
