import { hostOf, portOf } from './addresses.ts';

type AllowList = (url: URL) => boolean;

// A proxy that decodes a path twice reads these as a slash or a dot.
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

function normalise(entry: string): string {
  const text = entry.trim().toLowerCase();
  const colons = text.split(':').length - 1;
  const bracketed = colons > 1 && !text.startsWith('[') ? `[${text}]` : text;
  // URL drops a scheme's default port. With ftp, `host:80` keeps its 80.
  const url = new URL(`ftp://${bracketed}`);
  return url.port ? `${hostOf(url)} ${url.port}` : hostOf(url);
}
