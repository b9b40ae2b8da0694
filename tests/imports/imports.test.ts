import { describe, expect, it } from 'vitest';
import { circlesOf, importsOf, problemOf, problems } from './check.ts';

const refusedIn = (file: string, source: string) => importsOf(file, source).map(problemOf);

it('finds a circle of type imports, and none where two files share a third', () => {
  const types = importsOf('a/a.ts', "import type { B } from './b.ts';\nimport { c } from './c.ts';");
  const back = importsOf('a/b.ts', "import { c } from './c.ts';\nimport type { A } from './a.ts';");
  expect(circlesOf([...types, ...back])).toEqual([['a/a.ts', 'a/b.ts', 'a/a.ts']]);
  expect(circlesOf([...types, ...back.slice(0, 1)])).toEqual([]);
});

describe('the order of the layers', () => {
  it('holds for every import of the product', () => {
    expect(problems()).toEqual([]);
  });

  it.each([
    ['a page importing another area', 'src/pages/product/A.tsx', "import { a } from '../wallet/a.ts';"],
    ['the same by its name', 'src/pages/product/A.tsx', "import { a } from '#src/pages/wallet/a.ts';"],
    [
      "a domain's inner folder importing another domain's store",
      'server/domains/streams/saved/a.ts',
      "import { a } from '../../session/store.ts';",
    ],
    [
      'the server importing the app by a relative path',
      'server/kernel/a.ts',
      "import { a } from '../../src/config/a.ts';",
    ],
    [
      'a part importing another by its # name',
      'design-system/form/A.tsx',
      "import { a } from '#design-system/icons/index.ts';",
    ],
    ['a story of a part importing the app', 'stories/patterns/A.stories.tsx', "import { a } from '#src/app/App.tsx';"],
    ['a page importing the api', 'src/pages/product/A.tsx', "import { a } from '../../api/send.ts';"],
    [
      'the app importing a part by its file',
      'src/app/A.tsx',
      "import { a } from '#design-system/components/Button/index.ts';",
    ],
    [
      'a foundation importing what is built on it',
      'server/kernel/a.ts',
      "import { a } from '../domains/streams/a.ts';",
    ],
    [
      'a general part importing a part of the marketplace',
      'design-system/patterns/FilterPanel/A.tsx',
      "import { a } from '../../marketplace/amount.ts';",
    ],
    ['the same by the entry', 'design-system/locale/a.ts', "import { a } from '#marketplace';"],
    ['a lazy import', 'src/pages/product/A.tsx', "const a = () => import('../wallet/a.ts');"],
    ['a re-export', 'src/state/machine/a.ts', "export { a } from '../trade/a.ts';"],
    ['product code importing tests', 'src/app/a.ts', "import { a } from '#tests/support/a.ts';"],
    ['a file without a layer', 'server/a.ts', "import { a } from './kernel/a.ts';"],
  ])('refuses %s', (_, file, source) => {
    expect(refusedIn(file, source)).toEqual([expect.any(String)]);
  });

  it.each([
    ['src/pages/product/box/A.tsx', "import { a } from '../sample/a.ts';"],
    ['src/pages/product/A.tsx', "import { a } from '../shared/lists/a.ts';"],
    ['server/domains/streams/saved/a.ts', "import { a } from '../store.ts';"],
    ['src/app/a.ts', "import { Button } from '#design-system';"],
    ['src/app/a.ts', "import { OfferDialog } from '#marketplace';"],
    ['design-system/marketplace/OfferDialog/A.tsx', "import { a } from '../../form/useForm.ts';"],
    ['server/kernel/a.ts', "import { a } from 'fastify';"],
  ])('allows %s: %s', (file, source) => {
    expect(refusedIn(file, source).filter((problem) => problem !== undefined)).toEqual([]);
  });
});
