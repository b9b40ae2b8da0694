export { StackedBars, type StackedBarsProps } from './StackedBars.tsx';
