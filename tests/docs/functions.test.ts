// Functions of the package, as their page shows them.
import { afterAll, describe, expect, it } from 'vitest';
import { describeFunctions } from '../../.storybook/agents/functions.ts';
import { about } from '../../design-system/library/about.ts';
import { openProps } from '../../.storybook/props/derive.ts';

const reader = openProps();
afterAll(() => reader.close());

describe('functions of the package', () => {
  const all = describeFunctions(reader).flatMap(({ functions }) => functions);

  it('come from an entry of the package, also those of a library', () => {
    expect(all.map(({ name }) => name)).toEqual(expect.arrayContaining(['useWatch', 'formMessage']));
    const wrong = all.filter(({ import: line }) => !line.includes(`from '${about.name}`));
    expect(wrong.map(({ import: line }) => line)).toEqual([]);
  });

  it('have one purpose where they have several signatures', () => {
    expect(all.find(({ name }) => name === 'useWatch')?.description).toBe(
      'Watches the entire form; re-renders when any value changes.',
    );
  });
});
