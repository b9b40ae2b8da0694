export { ToggleGroup, type ToggleGroupProps, type ToggleOption } from './ToggleGroup.tsx';
export * as toggleGroupVariants from './ToggleGroup.variants.ts';
