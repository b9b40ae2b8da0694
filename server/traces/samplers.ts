/** The values of OTEL_TRACES_SAMPLER. Their objects are in `open.ts`, which loads OpenTelemetry. */
export const samplerNames = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

export interface TraceSettings {
  readonly sampler: (typeof samplerNames)[number];
  /** Share of the traces that a ratio sampler takes. */
  readonly ratio: number;
}
