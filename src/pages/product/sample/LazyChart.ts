import { lazyPart } from '#design-system';

export const LazyChart = lazyPart(async () => (await import('./SampleChart.tsx')).SampleChart);
