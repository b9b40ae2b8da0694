import { ConfigError, type Config } from '../kernel/config.ts';
import { codeOf, DatabaseError } from '../database/errors.ts';

export function explain(error: unknown, config: Config | undefined): string {
  if (error instanceof ConfigError || error instanceof DatabaseError) return error.message;
  const { host = '', port = 0, dataDir = '' } = config ?? {};
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return takenPort(error, config) ?? `Port ${port} on ${host} is taken: stop what listens there or set PORT`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST ${host} is not an address of this machine`;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'ENOTDIR':
      return port < 1024 && /listen/u.test(String(error))
        ? `Port ${port} needs more rights: set PORT above 1023`
        : `The data folder ${dataDir} is not writable: set DATA_DIR`;
    case 'ENOSPC':
      return `There is no space left for the data folder ${dataDir}`;
    case undefined:
    default:
      return `The server did not start: ${error instanceof Error ? error.message.split('\n')[0] : String(error)} (DEBUG=1 shows more)`;
  }
}

function takenPort(error: unknown, config: Config | undefined): string | undefined {
  const metricsPort = config?.metrics?.port;
  if (metricsPort === undefined || !(error instanceof Error && 'port' in error)) return undefined;
  return error.port === metricsPort
    ? `Port ${String(metricsPort)} is taken: stop what listens there or set METRICS_PORT`
    : undefined;
}
