import { lazy } from 'react';

/** The chart and what draws it come after the page itself. */
export const LazyChart = lazy(async () => ({ default: (await import('./SampleChart.tsx')).SampleChart }));
