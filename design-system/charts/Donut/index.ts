export { Donut, type DonutProps } from './Donut.tsx';
