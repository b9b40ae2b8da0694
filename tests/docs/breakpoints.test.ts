// The breakpoints that "Space and shape" lists are those of the parts.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..', '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const sources: Readonly<Record<string, string>> = {
  'Window, 48': 'design-system/internal/styles/media.ts',
  'Window, 74': 'design-system/patterns/FilterPanel/FilterPanel.styles.ts',
  'Container, 54': 'design-system/components/Split/Split.styles.ts',
};

it('lists the widths that the parts have', () => {
  const rows = Array.from(
    read('stories/foundations/Space.mdx').matchAll(
      /^\| (?<of>Window|Container), (?<rem>\d+)rem \((?<px>[\d,]+) px\)/gmu,
    ),
    ({ groups: { of = '', rem = '', px = '' } = {} }) => ({ of, rem, px: Number(px.replace(',', '')) }),
  );
  expect(rows.map(({ of, rem }) => `${of}, ${rem}`)).toEqual(Object.keys(sources));
  for (const { of, rem, px } of rows) {
    const query = of === 'Window' ? '@media' : '@container';
    expect(read(sources[`${of}, ${rem}`] ?? '')).toContain(`${query} (min-width: ${rem}rem)`);
    expect(px).toBe(Number(rem) * 16);
  }
});
