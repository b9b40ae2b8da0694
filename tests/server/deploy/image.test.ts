// The Dockerfile copies everything that a production server needs, and no development package.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, hasPostgres } from '#tests/support/database/postgres.ts';
import { launch, startArguments, startServer, type Exchange } from '#tests/support/startServer.ts';

const root = path.join(import.meta.dirname, '..', '..', '..');
const dockerfile = readFileSync(path.join(root, 'server', 'deploy', 'Dockerfile'), 'utf8');
const [, final = ''] = dockerfile.split(/^FROM .*$/mu).slice(1);
const copied = [...final.matchAll(/^COPY --from=build \/exchange\/(\S+) /gmu)].map(([, place = '']) => place);

interface Lock {
  packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
}

/** Packages that `npm prune --omit=dev` keeps, except Node, which the image brings. */
const needed = () =>
  Object.entries((JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as Lock).packages)
    .filter(
      ([place, { dev, devOptional }]) => /^node_modules\/(?:@[^/]+\/)?[^/]+$/u.test(place) && !dev && !devOptional,
    )
    .map(([place]) => place)
    .filter((place) => !/^node_modules\/node(?:-linux|$)/u.test(place) && existsSync(path.join(root, place)));

/** Production refuses test settings. An empty value means unset. */
const production = {
  RATE_LIMITS: '',
  SEED: '',
  TEST_PASSWORD_KIB: '',
  TEST_CHILD_NICENESS: '',
  NODE_ENV: 'production',
  SESSION_SECRET: 'x'.repeat(40),
  SMTP_URL: 'smtp://127.0.0.1:9',
};

describe.skipIf(!hasPostgres())('the image', () => {
  const home = mkdtempSync(path.join(tmpdir(), 'exchange-image-'));
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  let server: Exchange;
  beforeAll(async () => {
    for (const place of copied.filter((one) => !['node_modules', 'dist'].includes(one))) {
      cpSync(path.join(root, place), path.join(home, place), { recursive: true });
    }
    mkdirSync(path.join(home, 'dist'));
    for (const place of needed()) {
      mkdirSync(path.dirname(path.join(home, place)), { recursive: true });
      symlinkSync(path.join(root, place), path.join(home, place));
    }
    database = await freshDatabase();
    const url = { DATABASE_URL: database.url, PUBLIC_URL: 'https://exchange.example' };
    server = await startServer({ ...production, ...url, DATA_DIR: path.join(home, 'data') }, home);
  });
  afterAll(async () => {
    await server.stop();
    await database.drop();
    rmSync(home, { recursive: true, force: true });
  });

  it('holds a server that is ready in production', async () => {
    expect(copied).toContain('server');
    expect((await fetch(`${server.url}/ready`)).status).toBe(200);
    expect((await fetch(`${server.url}/openapi.json`)).status).toBe(200);
  });

  it('starts the server as npm start does', () => {
    const [, command = '[]'] = /^CMD (\[.*\])$/mu.exec(final) ?? [];
    expect(JSON.parse(command)).toEqual(['node', ...startArguments]);
  });

  it('runs as a user other than root, and checks the readiness of its server', () => {
    expect(final).toMatch(/^USER node$/mu);
    const [, check = '[]'] = /^HEALTHCHECK .*\\\n\s*CMD (\[.*\])$/mu.exec(final) ?? [];
    const [, ...args] = JSON.parse(check) as string[];
    const ask = (port: string) => launch(args, { PORT: port }, home).ended;
    return Promise.all([ask(new URL(server.url).port), ask('9')]).then((codes) => expect(codes).toEqual([0, 1]));
  });
});
