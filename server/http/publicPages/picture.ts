// Picture of a product for shared links: its name beside the chart of its sample, 1200 × 630.
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import type { PublicProduct } from '#contract/publicPage.ts';

const [width, height] = [1200, 630];
const chart = { left: 80, top: 300, width: 1040, height: 240 };
/** About 30 kB each. */
const pictures = new LRUCache<string, Promise<Buffer>>({ max: 200 });
const lineCharacters = 36;

const escape = (text: string) =>
  text.replaceAll(/[&<>"']|\p{Cc}/gu, (mark) => (/\p{Cc}/u.test(mark) ? ' ' : `&#${mark.codePointAt(0)};`));

/** Two lines at most; a cut one ends with an ellipsis. */
function linesOf(name: string): string[] {
  const lines = [''];
  for (const word of name.split(/\s+/u)) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && last.length + word.length >= lineCharacters) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  const cut = (line: string) => (line.length > lineCharacters ? `${line.slice(0, lineCharacters - 1)}…` : line);
  const [first = '', second] = lines;
  if (second === undefined) return [cut(first)];
  return [cut(first), cut(lines.length > 2 ? `${second}…` : second)];
}

const scale = (value: number) => chart.top + chart.height - (value / 100) * chart.height;

function dots(points: readonly (readonly [number, number])[]): string {
  const ends = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const;
  const [west, east] = ends(points.map(([x]) => x));
  const [south, north] = ends(points.map(([, y]) => y));
  const zoom = Math.min(chart.width / (east - west || 1), chart.height / (north - south || 1));
  return points
    .map(([x, y]) => `<circle cx="${chart.left + (x - west) * zoom}" cy="${chart.top + (north - y) * zoom}" r="7"/>`)
    .join('');
}

function drawing({ measured }: PublicProduct['stream']): string {
  if (measured?.chart?.points) return `<g fill="#6ea8ff" fill-opacity="0.8">${dots(measured.chart.points)}</g>`;
  const values = measured?.chart?.values ?? [];
  if (values.length < 2) return '';
  if (measured?.chart?.kind === 'bars') {
    const step = chart.width / values.length;
    return values
      .map((value, index) => {
        const top = Math.min(scale(value), chart.top + chart.height - 4);
        return `<rect x="${chart.left + index * step}" y="${top}" width="${step * 0.78}" height="${chart.top + chart.height - top}" rx="6" fill="url(#fill)"/>`;
      })
      .join('');
  }
  const step = chart.width / (values.length - 1);
  const line = values.map((value, index) => `${index === 0 ? 'M' : 'L'}${chart.left + index * step} ${scale(value)}`);
  const bottom = chart.top + chart.height;
  return `<path d="${line.join('')}V${bottom}H${chart.left}Z" fill="url(#area)"/><path d="${line.join('')}" fill="none" stroke="#6ea8ff" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"/>`;
}

function svgOf(product: PublicProduct): string {
  const { stream, category } = product;
  const text = (y: number, size: number, fill: string, content: string, weight = 600) =>
    `<text x="80" y="${y}" font-family="Inter, 'Helvetica Neue', Arial, 'Liberation Sans', 'DejaVu Sans', sans-serif" font-size="${size}" font-weight="${weight}" fill="${fill}">${escape(content)}</text>`;
  const facts = [category.name, stream.ownerName, stream.quality && `Quality ${stream.quality.grade}`];
  const names = linesOf(stream.name);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs>
<linearGradient id="page" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#0b1a38"/><stop offset="1" stop-color="#0a0f1c"/></linearGradient>
<linearGradient id="fill" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#6ea8ff"/><stop offset="1" stop-color="#005aff"/></linearGradient>
<linearGradient id="area" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#3f86ff" stop-opacity="0.55"/><stop offset="1" stop-color="#3f86ff" stop-opacity="0"/></linearGradient>
</defs>
<rect width="${width}" height="${height}" fill="url(#page)"/>
<g transform="translate(80 56)"><rect width="44" height="44" rx="11" fill="#005aff"/><path transform="scale(1.375)" d="M8 12h13l-4-4m7 12H11l4 4" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/></g>
<g transform="translate(60 0)">${text(88, 28, '#b9c7e6', 'Data Exchange', 500)}</g>
${names.map((line, index) => text(172 + index * 62, 52, '#ffffff', line)).join('')}
${text(names.length > 1 ? 280 : 224, 26, '#9fb2d9', facts.filter(Boolean).join(' · '), 500)}
${drawing(stream)}
<rect x="80" y="${chart.top + chart.height + 2}" width="${chart.width}" height="2" fill="#2a3b63"/>
</svg>`;
}

/** Changes with everything that the picture shows. */
export const pictureVersion = ({ stream, category }: PublicProduct): string => {
  const { name, ownerName, measured, quality } = stream;
  const shown = [name, ownerName, category.name, measured?.chart, quality?.grade];
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 12);
};

export function pictureOf(product: PublicProduct): Promise<Buffer> {
  const key = `${product.stream.id} ${pictureVersion(product)}`;
  const known = pictures.get(key);
  if (known) return known;
  const drawn = sharp(Buffer.from(svgOf(product)))
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
  pictures.set(key, drawn);
  drawn.catch(() => pictures.delete(key));
  return drawn;
}
