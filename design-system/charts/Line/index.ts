export { Line, type LineProps, type Series } from './Line.tsx';
export type { Point } from '../points.ts';
