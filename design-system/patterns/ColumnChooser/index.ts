export { ColumnChooser, type ColumnChooserProps } from './ColumnChooser.tsx';
export { useColumns, type ColumnChoice } from './useColumns.ts';
