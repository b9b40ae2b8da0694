import { describe, expect, it } from 'vitest';
import { dispositionOf } from '#server/domains/access/fileName.ts';

const source = 'https://data.example.org/0/raw';

describe('dispositionOf', () => {
  it.each([
    ['Tide levels, Hamburg', 'text/csv', source, 'filename="Tide-levels-Hamburg.csv"'],
    ['Rain', 'application/geo+json', source, 'filename="Rain.geojson"'],
    ['Rain', 'application/json', 'https://data.example.org/rain.csv', 'filename="Rain.json"'],
    // Code repositories serve every text file as text/plain.
    ['Rain', 'text/plain', 'https://data.example.org/Rain.CSV?raw=1', 'filename="Rain.csv"'],
    ['Rain', 'application/octet-stream', 'https://data.example.org/rain.json.gz', 'filename="Rain.json.gz"'],
    ['Rain', 'text/html', 'https://data.example.org/rain.html', 'filename="Rain.bin"'],
    ['rain.csv', 'text/csv', source, 'filename="rain.csv"'],
    ['Größe', 'text/csv', source, `filename="Gro-e.csv"; filename*=UTF-8''Gr%C3%B6%C3%9Fe.csv`],
    ['降水量', 'text/csv', source, `filename="data.csv"; filename*=UTF-8''${encodeURIComponent('降水量')}.csv`],
    ['../../etc/"passwd"\r\nX: y', 'text/csv', source, 'filename="etc-passwd-X-y.csv"'],
    ['CON', 'text/csv', source, 'filename="data-CON.csv"'],
    ['lpt1', 'text/csv', source, 'filename="data-lpt1.csv"'],
    ['🙂', 'text/csv', source, 'filename="data.csv"'],
    ['x'.repeat(256), 'text/csv', source, `filename="${'x'.repeat(80)}.csv"`],
  ])('names the file of product %s with type %s', (product, type, from, expected) => {
    expect(dispositionOf(product, type, from)).toBe(`attachment; ${expected}`);
  });
});
