import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { QrCode } from '#design-system/components/QrCode/index.ts';

it('redraws its single path for a new value', async () => {
  const { rerender, container } = render(<QrCode value="one" label="Code" />);
  expect(await screen.findByRole('img', { name: 'Code' })).toBeInTheDocument();
  const path = () => container.querySelectorAll('path')[1]?.getAttribute('d');
  const first = path();
  expect(first).toMatch(/^M/);
  rerender(<QrCode value="two" label="Code" />);
  expect(path()).not.toBe(first);
});

it.each([
  ['nothing', ''],
  ['null', null as unknown as string],
  ['more than fits', 'ä'.repeat(1200)],
])('shows the empty text for %s', (_name, value) => {
  render(<QrCode value={value} label="Code" emptyText="None" />);
  expect(screen.getByText('None')).toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

it('encodes as many bytes as it promises', async () => {
  render(<QrCode value={'x'.repeat(2331)} label="Code" />);
  expect(await screen.findByRole('img', { name: 'Code' })).toBeInTheDocument();
});
