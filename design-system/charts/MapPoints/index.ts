export { MapPoints, type MapPointsProps } from './MapPoints.tsx';
export type { Place as MapPlace } from './places.ts';
