export { Bars, type BarsProps } from './Bars.tsx';
