import { lazyPart } from '#design-system';

/** The chart and what draws it come after the page itself. */
export const LazyChart = lazyPart(async () => (await import('./SampleChart.tsx')).SampleChart);
