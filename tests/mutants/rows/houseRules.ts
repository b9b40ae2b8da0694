import { node, parts, type Mutant } from '../mutant.ts';

export const houseRules: readonly Mutant[] = [
  {
    name: 'page that imports another area',
    file: 'src/pages/wallet/movements.ts',
    find: 'import type { IconName }',
    replace: `import '../product/facts.ts';\nimport type { IconName }`,
    caughtBy: node('imports/imports.test.ts', 'holds for every import of the product'),
  },
  {
    name: 'path of two calls',
    file: 'contract/calls.ts',
    find: `path: '/auth/sessions', access: 'session', status: 204`,
    replace: `path: '/auth/tokens', access: 'session', status: 204`,
    caughtBy: node('contract/table.test.ts', 'has each method and path once'),
  },
  {
    name: 'missing export of the design system',
    file: 'design-system/index.ts',
    find: `export { StatusBadge, type StatusBadgeProps } from './components/StatusBadge/index.ts';\n`,
    replace: '',
    caughtBy: parts('design-system/exports.test.ts', 'exports exactly this'),
  },
];
