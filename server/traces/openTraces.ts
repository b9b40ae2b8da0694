// Traces by OpenTelemetry, sent over HTTP. Loaded only when an OTEL_EXPORTER_OTLP_ variable names a collector.
import { context, diag, DiagLogLevel, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type Sampler,
} from '@opentelemetry/sdk-trace';
import type { TraceSettings } from './samplers.ts';
import { tracerName } from './span.ts';

const longestAttribute = 4_096;
const closeLimitMs = 2_000;

const samplers: Readonly<Record<TraceSettings['sampler'], (ratio: number) => Sampler>> = {
  always_on: () => new AlwaysOnSampler(),
  always_off: () => new AlwaysOffSampler(),
  traceidratio: (ratio) => new TraceIdRatioBasedSampler(ratio),
  parentbased_always_on: () => new ParentBasedSampler({ root: new AlwaysOnSampler() }),
  parentbased_always_off: () => new ParentBasedSampler({ root: new AlwaysOffSampler() }),
  parentbased_traceidratio: (ratio) => new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
};

export interface Traces {
  /** Reports each batch that did not reach the collector, and spans that the queue had no room for. */
  onFailure: (report: (message: string) => void) => void;
  close: () => Promise<void>;
}

/** Address, headers, certificates and time limit come from the standard variables, which the exporter reads. */
export function openTraces({ sampler, ratio }: TraceSettings, version: string): Traces {
  const named = resourceFromAttributes({ 'service.name': tracerName, 'service.version': version });
  const provider = new TracerProvider({
    resource: named.merge(detectResources({ detectors: [envDetector] })),
    sampler: samplers[sampler](ratio),
    spanLimits: { attributeValueLengthLimit: longestAttribute },
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return {
    onFailure(report) {
      const ignore = () => undefined;
      const logger = { error: report, warn: report, info: ignore, debug: ignore, verbose: ignore };
      diag.setLogger(logger, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });
    },
    async close() {
      // A collector that does not answer must not hold up the stop.
      const limit = new Promise((resolve) => setTimeout(resolve, closeLimitMs).unref());
      await Promise.race([provider.shutdown().catch(() => undefined), limit]);
      for (const api of [trace, context, propagation, diag]) api.disable();
    },
  };
}
