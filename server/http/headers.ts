import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { Config } from '../kernel/config.ts';

const yearSeconds = 365 * 24 * 3600;

const policy = (rules: Record<string, string>) =>
  Object.entries(rules)
    .map(([name, value]) => (value ? `${name} ${value}` : name))
    .join('; ');

/** For everything that is no document. */
export const dataPolicy = policy({ 'default-src': "'none'", 'frame-ancestors': "'none'" });

/** SHA-256 of the empty style element by which styled-components makes its sheet; its rules go in by CSSOM. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** For the app's document. Nothing is upgraded to https: the app also runs on plain http. */
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

/** For the pages of Swagger UI, which brings inline styles. */
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

/** Security headers of every answer. What may be kept or shown as a document says so itself, later. */
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
  // What old browsers filter by themselves has been turned against pages.
  'x-xss-protection': '0',
  ...(publicUrl.startsWith('https:') && {
    'strict-transport-security': `max-age=${yearSeconds}; includeSubDomains`,
  }),
});

/** Sets them before anything else may answer. */
export const headers = plugin((app: FastifyInstance, { config }: { config: Config }, done: () => void) => {
  const common = securityHeaders(config);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(common).header('x-request-id', request.id);
  });
  done();
});
