// One JSON line per request. Logs the route pattern, never the address: paths and queries may contain keys and tokens.
import { LogController, type FastifyReply, type FastifyRequest, type FastifyServerOptions } from 'fastify';
import type { Config } from '../kernel/config.ts';
import { plainError } from '../kernel/plainError.ts';

export interface LogStream {
  write(line: string): void;
}

class OneLine extends LogController {
  override incomingRequest(): void {}
  override routeNotFound(): void {}
  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const line = {
      method: request.method,
      route: request.is404 ? undefined : request.routeOptions.url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      person: request.caller?.id,
      ip: request.ip,
    };
    const denied = [401, 403, 429].includes(reply.statusCode);
    if (error) request.log.error({ ...line, err: error }, 'request failed');
    else if (denied) request.log.warn(line, 'request denied');
    else request.log.info(line, 'request');
  }
}

export const logController = new OneLine({ requestIdLogLabel: 'requestId' });

export const loggerOf = ({ logLevel }: Config, stream: LogStream | undefined): FastifyServerOptions['logger'] => ({
  level: logLevel,
  base: null,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (label: string) => ({ level: label }) },
  serializers: { err: plainError, req: () => ({}), res: () => ({}) },
  ...(stream && { stream }),
});
