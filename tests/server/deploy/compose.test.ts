// Facts of compose.yaml that nginx relies on when containers are replaced. The rest shows where containers run.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const compose = readFileSync(
  path.join(import.meta.dirname, '..', '..', '..', 'server', 'deploy', 'compose.yaml'),
  'utf8',
);
const namesOf = (pattern: RegExp) => [...compose.matchAll(pattern)].map(([, name = '']) => name);

describe('the containers', () => {
  it('are found by nginx at addresses that no other container is given', () => {
    const kept = namesOf(/ipv4_address: ([\d.]+)/gu);
    expect(kept).toHaveLength(3);
    expect(namesOf(/server ([\d.]+):4000/gu)).toEqual(kept);
    expect(compose).toContain('ip_range: 172.30.75.128/25');
    for (const address of kept) {
      const [, last] = /^172\.30\.75\.(\d+)$/u.exec(address) ?? [];
      expect(Number(last)).toBeGreaterThan(1);
      expect(Number(last)).toBeLessThan(128);
    }
  });

  it('are limited in memory, and their logs in size', () => {
    const services = compose.split(/^services:$/mu)[1]?.split(/^networks:$/mu)[0] ?? '';
    const bodies = services.split(/^ {2}(?=[\w-]+:$)/mu).slice(1);
    expect(bodies).toHaveLength(6);
    for (const body of bodies) expect(body).toMatch(/<<: \*(?:limits|exchange)$/mu);
    expect(compose).toMatch(/^x-limits: &limits[^]*max-size: 20m/mu);
    expect(namesOf(/^ +mem_limit: (\S+)$/gmu)).toEqual(['1g', '2g', '512m', '256m']);
  });

  it('are built under separate names', () => {
    expect(namesOf(/^ +image: (\S+)/gmu)).toEqual(['postgres:18-bookworm', 'nginx:1.28-bookworm']);
  });
});
