export { Runway, type RunwayBar, type RunwayProps } from './Runway.tsx';
export { runwayTexts, type RunwayTexts } from './texts.ts';
