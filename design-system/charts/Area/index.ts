export { Area, type AreaProps } from './Area.tsx';
