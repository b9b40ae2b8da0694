export { Spinner, type SpinnerProps } from './Spinner.tsx';
export * as spinnerVariants from './Spinner.variants.ts';
