import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Button } from '#design-system/components/Button/index.ts';
import { CopyButton } from '#design-system/components/CopyButton/index.ts';
import { Dialog } from '#design-system/components/Dialog/index.ts';
import { Heading } from '#design-system/components/Heading/index.ts';
import { IconButton } from '#design-system/components/IconButton/index.ts';
import { Inline, Stack } from '#design-system/components/Layout/index.ts';
import { Form, SubmitButton } from '#design-system/form/Form.tsx';
import { DataTable } from '#design-system/patterns/DataTable/index.ts';
import { createTheme } from '#design-system/theme/createTheme.ts';
import { ThemeProvider } from '#design-system/theme/ThemeProvider.tsx';
import { ThemeRegion } from '#design-system/theme/ThemeRegion.tsx';

const system = path.join(import.meta.dirname, '..', '..', 'design-system');
const brand = createTheme({
  defaultProps: {
    Button: { size: 'small', tone: 'neutral' },
    Dialog: { size: 'large' },
    Heading: { level: 3 },
    IconButton: { size: 'large' },
    Inline: { gap: 6 },
  },
});

it('gives parts the default props of the brand, also in a dialog', () => {
  render(
    <ThemeProvider brand={brand}>
      <Dialog.Root defaultOpen>
        <Dialog.Content title="Terms">
          <Button>Accept</Button>
          <Heading>Prices</Heading>
          <IconButton label="Remove">×</IconButton>
          <Inline>inline</Inline>
          <Stack>stack</Stack>
        </Dialog.Content>
      </Dialog.Root>
    </ThemeProvider>,
  );
  expect(screen.getByRole('dialog')).toHaveAttribute('data-size', 'large');
  const button = screen.getByRole('button', { name: 'Accept' });
  expect([button.dataset['size'], button.dataset['tone'], button.dataset['variant']]).toEqual([
    'small',
    'neutral',
    undefined,
  ]);
  expect(screen.getByRole('heading', { name: 'Prices', level: 3 })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove' })).toHaveAttribute('data-size', 'large');
  expect(screen.getByText('inline').style.getPropertyValue('--layout-gap')).toBe('var(--ds-space-6)');
  expect(screen.getByText('stack').style.getPropertyValue('--layout-gap')).toBe('var(--ds-space-4)');
});

it('keeps the submit button as high as the fields, unless it has another default', () => {
  const page = (
    <Form onSubmit={() => {}}>
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
  const { rerender } = render(<ThemeProvider brand={brand}>{page}</ThemeProvider>);
  const look = () => screen.getByRole('button').dataset;
  expect([look()['size'], look()['tone']]).toEqual([undefined, 'neutral']);
  const low = createTheme({ defaultProps: { SubmitButton: { size: 'small' } } });
  rerender(<ThemeProvider brand={low}>{page}</ThemeProvider>);
  expect(look()['size']).toBe('small');
});

it('gives patterns the default props of the brand', () => {
  const table = createTheme({ defaultProps: { DataTable: { skeletonRows: 3 }, CopyButton: { variant: 'outline' } } });
  const { container } = render(
    <ThemeProvider brand={table}>
      <DataTable label="Prices" columns={[{ id: 'a', header: 'A', cell: () => '' }]} rows={undefined} rowKey={String} />
      <CopyButton value="key" label="key" />
    </ThemeProvider>,
  );
  expect(container.querySelectorAll('tbody tr')).toHaveLength(3);
  expect(screen.getByRole('button', { name: /Copy/u })).toHaveAttribute('data-variant', 'outline');
});

it('prefers the prop of the element', () => {
  render(
    <ThemeProvider brand={brand}>
      <Button size="large">Buy</Button>
    </ThemeProvider>,
  );
  expect(screen.getByRole('button')).toHaveAttribute('data-size', 'large');
});

it('adds those of a region to those around it, and ends with the provider', () => {
  const region = createTheme({ defaultProps: { Button: { size: 'large' } } });
  const page = (
    <ThemeRegion brand={region}>
      <Button>Buy</Button>
    </ThemeRegion>
  );
  const { rerender } = render(<ThemeProvider brand={brand}>{page}</ThemeProvider>);
  const look = () => Object.fromEntries(Object.entries(screen.getByRole('button').dataset));
  expect(look()).toMatchObject({ size: 'large', tone: 'neutral' });
  rerender(<ThemeProvider>{page}</ThemeProvider>);
  expect(look()).toEqual({ component: 'Button', size: 'large' });
});

it('takes default props for each part with variants, and each part reads them', () => {
  const table = readFileSync(path.join(system, 'theme/partDefaults.ts'), 'utf8');
  const rows = Array.from(table.matchAll(/^ {2}readonly (\w+)\?/gmu), ([, part = '']) => part);
  const variants = globSync('{components,patterns}/*/*.variants.ts', { cwd: system })
    .filter((file) => readFileSync(path.join(system, file), 'utf8').includes('defaults = {'))
    .map((file) => path.basename(file, '.variants.ts'));
  const reading = globSync(['{components,patterns}/*/*.tsx', 'form/*.tsx'], { cwd: system }).flatMap((file) =>
    Array.from(
      readFileSync(path.join(system, file), 'utf8').matchAll(/useDefaultProps\('(\w+)'/gu),
      ([, part = '']) => part,
    ),
  );
  expect(rows).toEqual(expect.arrayContaining(variants.filter((part) => part !== 'Layout')));
  expect(reading.toSorted()).toEqual(rows);
});
