import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Button } from '#design-system/components/Button/index.ts';
import * as surface from '#design-system';
import { Line } from '#design-system/charts/lazyCharts.tsx';
import { CopyButton } from '#design-system/components/CopyButton/index.ts';
import { Dialog } from '#design-system/components/Dialog/index.ts';
import { Heading } from '#design-system/components/Heading/index.ts';
import { IconButton } from '#design-system/components/IconButton/index.ts';
import { Menu } from '#design-system/components/Menu/index.ts';
import { Inline, Stack } from '#design-system/components/Layout/index.ts';
import { Tabs } from '#design-system/components/Tabs/index.ts';
import { DateRangePicker } from '#design-system/form/dates/DateRangePicker.tsx';
import { PasswordField } from '#design-system/form/fields/PasswordField.tsx';
import { RatingInput } from '#design-system/form/fields/RatingInput.tsx';
import { TextField } from '#design-system/form/fields/TextField.tsx';
import { Form, SubmitButton } from '#design-system/form/Form.tsx';
import { DataTable } from '#design-system/patterns/DataTable/index.ts';
import { createTheme } from '#design-system/theme/createTheme.ts';
import { ThemeProvider } from '#design-system/theme/ThemeProvider.tsx';
import { ThemeRegion } from '#design-system/theme/ThemeRegion.tsx';

const system = path.join(import.meta.dirname, '..', '..', 'design-system');
const brand = createTheme({
  defaultProps: {
    Button: { size: 'small', tone: 'neutral' },
    DialogContent: { size: 'large' },
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

it('merges default props of nested providers, and stops at the end of the inner one', () => {
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

it('gives fields the default props of the brand, and those of Field to all of them', () => {
  const quiet = createTheme({
    defaultProps: {
      Field: { optional: false, hint: 'See the handbook' },
      TextField: { autoComplete: 'off', hint: 'As in the passport' },
      PasswordField: { autoComplete: 'new-password' },
    },
  });
  render(
    <ThemeProvider brand={quiet}>
      <Form onSubmit={() => {}}>
        <TextField name="name" label="Name" />
        <TextField name="mail" label="Mail" autoComplete="email" optional />
        <PasswordField name="password" label="Password" />
        <DateRangePicker name="days" label="Days" />
        <RatingInput name="stars" label="Stars" />
      </Form>
    </ThemeProvider>,
  );
  const name = screen.getByLabelText('Name');
  expect(name).toHaveAttribute('autocomplete', 'off');
  expect(name).toHaveAccessibleDescription('As in the passport');
  expect(screen.getByLabelText(/Mail/u)).toHaveAttribute('autocomplete', 'email');
  const password = screen.getByLabelText('Password');
  expect(password).toHaveAttribute('autocomplete', 'new-password');
  expect(password).toHaveAccessibleDescription('See the handbook');
  expect(screen.getAllByText(/optional/u)).toHaveLength(1);
});

it('gives parts of several elements the default props of each', () => {
  const calm = createTheme({
    defaultProps: { TabsRoot: { activationMode: 'manual', orientation: 'vertical' }, MenuContent: { side: 'left' } },
  });
  render(
    <ThemeProvider brand={calm}>
      <Tabs.Root defaultValue="a">
        <Tabs.List>
          <Tabs.Trigger value="a">A</Tabs.Trigger>
        </Tabs.List>
      </Tabs.Root>
      <Menu.Root defaultOpen>
        <Menu.Content side={undefined}>
          <Menu.Item>Copy</Menu.Item>
        </Menu.Content>
      </Menu.Root>
    </ThemeProvider>,
  );
  expect(screen.getByRole('tablist', { hidden: true })).toHaveAttribute('aria-orientation', 'vertical');
  expect(screen.getByRole('menu')).toHaveAttribute('data-side', 'left');
  expect(screen.getByRole('menu')).toHaveAttribute('data-align', 'end');
});

it('gives a chart, whose code loads later, the height of the brand', async () => {
  const high = createTheme({ defaultProps: { Line: { height: 400 } } });
  render(
    <ThemeProvider brand={high}>
      <Line title="Prices" description="Prices by day" series={[]} />
    </ThemeProvider>,
  );
  expect(await screen.findByRole('img', { name: 'Prices' })).toHaveAttribute('height', '400');
});

const namesIn = (text: string, found: RegExp) => Array.from(text.matchAll(found), ([, name = '']) => name);
const rows = namesIn(readFileSync(path.join(system, 'theme/parts.ts'), 'utf8'), /(\w+)(?=,| \})/gu);

it('has a row for each part that reads default props', () => {
  const reading = globSync('{charts,components,form,patterns}/**/*.tsx', { cwd: system }).flatMap((file) =>
    namesIn(readFileSync(path.join(system, file), 'utf8'), /(?:useDefaultProps|lazyChart<\w+>)\(\s*'(\w+)'/gu),
  );
  expect([...new Set(reading)].toSorted()).toEqual(rows.toSorted());
});

it('documents each part without default props', () => {
  const page = readFileSync(path.join(system, '../stories/foundations/Theming.mdx'), 'utf8');
  const [, without = ''] = page.split('These parts take none:');
  const parts = Object.entries(surface).filter(([name, part]) => /^[A-Z]/u.test(name) && part !== surface.RowsError);
  const takes = (name: string, part: unknown) =>
    rows.includes(name) || Object.keys(part as object).some((inner) => rows.includes(name + inner));
  const listed = namesIn(without.split('\n\n')[1] ?? '', /`(\w+)`/gu);
  expect(listed.toSorted()).toEqual(
    parts
      .filter(([name, part]) => !takes(name, part))
      .map(([name]) => name)
      .toSorted(),
  );
});
