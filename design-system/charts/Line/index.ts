export { Line, type LineProps, type Series } from './Line.tsx';
