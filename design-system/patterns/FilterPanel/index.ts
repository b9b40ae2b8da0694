export * as FilterPanel from './FilterPanel.tsx';
export type { ChoicesProps, FilterChoice } from './Choices.tsx';
export type { FilterPanelProps } from './FilterPanel.tsx';
