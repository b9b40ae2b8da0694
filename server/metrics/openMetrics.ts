// Metrics in the names of OpenTelemetry, for Prometheus on a separate port. Loaded only when METRICS_PORT is set.
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus';
import { AggregationType, MeterProvider } from '@opentelemetry/sdk-metrics';
import type { OpenDatabase } from '../database/connection/connect.ts';
import type { Database } from '../database/schema.ts';
import type { Exchange } from '../kernel/exchange.ts';
import { observeDatabase } from './database.ts';
import { observeProcess } from './process.ts';

/** Upper bounds in seconds. */
const durations = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export interface Request {
  /** Name of the call in the contract, or the part of the server that answered. */
  readonly call: string;
  readonly method: string;
  readonly status: number;
  /** Milliseconds. */
  readonly elapsed: number;
}

export interface Metrics {
  readonly record: (request: Request) => void;
  readonly close: () => Promise<void>;
}

export async function openMetrics(
  exchange: Exchange,
  database: OpenDatabase<Database>,
  { host, port }: { host: string; port: number },
): Promise<Metrics> {
  const exporter = new PrometheusExporter({
    host,
    port,
    preventServerStart: true,
    withoutScopeInfo: true,
    withoutTargetInfo: true,
  });
  const provider = new MeterProvider({
    readers: [exporter],
    views: [
      {
        instrumentName: 'http.server.request.duration',
        aggregation: { type: AggregationType.EXPLICIT_BUCKET_HISTOGRAM, options: { boundaries: durations } },
      },
    ],
  });
  const meter = provider.getMeter('data-exchange');
  const duration = meter.createHistogram('http.server.request.duration', {
    unit: 's',
    description: 'Duration of requests by call and status',
  });
  const stopProcess = observeProcess(meter);
  observeDatabase(meter, exchange, database);
  await exporter.startServer();
  return {
    record: ({ call, method, status, elapsed }) =>
      duration.record(elapsed / 1_000, {
        call,
        'http.request.method': method,
        'http.response.status_code': status,
      }),
    async close() {
      stopProcess();
      await provider.shutdown();
    },
  };
}
