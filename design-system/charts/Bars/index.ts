export { Bars, type BarsProps, NamedBars } from './Bars.tsx';
