export * as FilterPanel from './FilterPanel.tsx';
export type { ChoicesProps, FilterChoice, FilterPanelProps } from './FilterPanel.tsx';
