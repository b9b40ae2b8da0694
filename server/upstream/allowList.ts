import { hostOf, portOf } from './addresses.ts';

/** Says whether an address is open although its host is private or its port unusual. */
export type AllowList = (url: URL) => boolean;

// In a path these would be a slash or a dot to whoever decodes it twice.
const hiddenSeparators = /%(?:2f|5c|2e|25)|\\/iu;

/**
 * @param hosts entries of `ALLOW_UPSTREAM_HOSTS`: `host` for all its ports, or `host:port`
 * @param own origins with a path prefix, such as `http://127.0.0.1:4000/samples/`
 */
export function allowList(hosts: readonly string[], own: readonly string[]): AllowList {
  const open = new Set(hosts.map(normalise));
  const prefixes = own.map((text) => new URL(text));
  return (url) =>
    open.has(hostOf(url)) ||
    open.has(`${hostOf(url)} ${portOf(url)}`) ||
    prefixes.some(
      (prefix) =>
        prefix.origin === url.origin &&
        url.pathname.startsWith(prefix.pathname) &&
        !hiddenSeparators.test(url.pathname),
    );
}

/** Writes `host` or `host port` as the lookup compares them; IPv6 as `::1` or `[::1]:8080`. */
function normalise(entry: string): string {
  const text = entry.trim().toLowerCase();
  const colons = text.split(':').length - 1;
  const bracketed = colons > 1 && !text.startsWith('[') ? `[${text}]` : text;
  // ftp has a default port nobody writes, so that `host:80` keeps its 80.
  const url = new URL(`ftp://${bracketed}`);
  return url.port ? `${hostOf(url)} ${url.port}` : hostOf(url);
}
