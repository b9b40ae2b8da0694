// One JSON line a request. Of the address only the route's pattern is written: paths and queries hold keys and tokens.
import { LogController, type FastifyReply, type FastifyRequest, type FastifyServerOptions } from 'fastify';
import type { Config } from '../kernel/config.ts';

/** Where log lines go; standard output unless a test listens. */
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

/** An error without what drivers hang on it: parameters of statements hold people's data. */
const plainError = (error: Error & { code?: unknown; cause?: unknown }) => ({
  type: error.name,
  message: error.message,
  stack: error.stack ?? '',
  ...(typeof error.code === 'string' && { code: error.code }),
  ...(error.cause instanceof Error && { cause: `${error.cause.name}: ${error.cause.message}` }),
});

export const loggerOf = ({ logLevel }: Config, stream: LogStream | undefined): FastifyServerOptions['logger'] => ({
  level: logLevel,
  base: null,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (label: string) => ({ level: label }) },
  serializers: { err: plainError, req: () => ({}), res: () => ({}) },
  ...(stream && { stream }),
});
