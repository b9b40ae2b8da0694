// Own implementation because broken requests are answered outside Fastify, which @fastify/helmet cannot reach.
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { Config } from '../kernel/config.ts';

const yearSeconds = 365 * 24 * 3600;

const policy = (rules: Record<string, string>) =>
  Object.entries(rules)
    .map(([name, value]) => (value ? `${name} ${value}` : name))
    .join('; ');

/** Policy for every answer that is no document. */
const dataPolicy = policy({ 'default-src': "'none'", 'frame-ancestors': "'none'" });

/** SHA-256 of the empty style element of styled-components. Its rules are inserted through CSSOM. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Policy for the app's document. Without `upgrade-insecure-requests`, as the app also runs on plain http. */
export const appPolicy = ({ connectOrigins }: Pick<Config, 'connectOrigins'>) =>
  policy({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': `'self' ${emptyStyle}`,
    'img-src': "'self' blob: data:",
    'font-src': "'self'",
    'connect-src': ["'self'", ...connectOrigins].join(' '),
    'manifest-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': "'none'",
  });

/** Policy for Swagger UI, which uses inline styles. */
export const docsPolicy = policy({
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
});

const closedFeatures = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics', 'interest-cohort']
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Security headers of every answer. Routes relax caching and embedding themselves. */
export const securityHeaders = ({ publicUrl }: Pick<Config, 'publicUrl'>): Readonly<Record<string, string>> => ({
  'content-security-policy': dataPolicy,
  'permissions-policy': closedFeatures,
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'x-frame-options': 'DENY',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-permitted-cross-domain-policies': 'none',
  // The filter of old browsers can be turned against the page, so it is off.
  'x-xss-protection': '0',
  ...(publicUrl.startsWith('https:') && {
    'strict-transport-security': `max-age=${yearSeconds}; includeSubDomains`,
  }),
});

/** Sets the headers before any other hook can answer. */
export const headers = plugin((app: FastifyInstance, { config }: { config: Config }, done: () => void) => {
  const common = securityHeaders(config);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(common).header('x-request-id', request.id);
  });
  done();
});
