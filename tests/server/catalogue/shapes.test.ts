import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { DatasetCore, Quad } from '@rdfjs/types';
import { JsonLdParser } from 'jsonld-streaming-parser';
import { Parser, Store } from 'n3';
import Validator from 'rdf-validate-shacl';
import { beforeAll, describe, expect, it } from 'vitest';
import { exchangeForFile } from '#tests/support/exchange.ts';

const shapesOf = (name: string) =>
  new Store(new Parser().parse(readFileSync(path.join(import.meta.dirname, 'shapes', `${name}.ttl`), 'utf8')));

async function parse(body: string): Promise<DatasetCore> {
  const graph = new Store();
  for await (const quad of Readable.from([body]).pipe(new JsonLdParser())) graph.addQuad(quad as Quad);
  return graph;
}

async function violations(shapes: DatasetCore, graph: DatasetCore): Promise<string[]> {
  const { results } = await new Validator(shapes).validate(graph);
  return results.map((one) => `${one.focusNode?.value} ${one.path?.value} ${one.sourceConstraintComponent?.value}`);
}

const exchange = await exchangeForFile({ demo: true });

describe('the catalogue of the demo data', () => {
  let body: string;
  beforeAll(async () => {
    ({ body } = await exchange.app.inject({ url: '/catalogue.jsonld' }));
  });

  it.each(['dcat-ap', 'ranges'])('conforms to the official DCAT-AP shapes %s', async (name) => {
    const graph = await parse(body);
    expect(graph.size).toBeGreaterThan(1000);
    expect(await violations(shapesOf(name), graph)).toEqual([]);
  });

  it('violates them once for each missing title', async () => {
    const untitled = await parse(body.replaceAll('"dct:title"', '"schema:title"'));
    const { 'dcat:dataset': datasets } = JSON.parse(body) as { 'dcat:dataset': unknown[] };
    expect(await violations(shapesOf('dcat-ap'), untitled)).toHaveLength(datasets.length + 1);
  });
});
