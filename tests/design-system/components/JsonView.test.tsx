import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { JsonView } from '#design-system/components/JsonView/index.ts';

it('renders a level when it is opened', async () => {
  render(<JsonView value={{ a: { b: { c: 'deep' } } }} />);
  expect(screen.queryByText('"deep"')).toBeNull();
  const closed = screen.getByText(/^b$/).closest('details');
  closed?.toggleAttribute('open', true);
  closed?.dispatchEvent(new Event('toggle'));
  expect(await screen.findByText('"deep"')).toBeVisible();
});

it('shows a hundred entries at a time', async () => {
  render(<JsonView value={Array.from({ length: 150 }, (_, at) => `v${at}`)} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(101);
  await userEvent.click(screen.getByRole('button', { name: 'Show 50 more' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(150);
});

it('survives cycles, depth and values without JSON', () => {
  const loop: Record<string, unknown> = { 'a\0key': 10n, none: undefined, not: Number.NaN, when: new Date(Number.NaN) };
  loop['self'] = loop;
  const deep = JSON.parse(`${'['.repeat(5000)}1${']'.repeat(5000)}`) as unknown;
  const { container } = render(
    <>
      <JsonView value={loop} open={100} />
      <JsonView value={deep} open={100} />
      <JsonView value={undefined} />
    </>,
  );
  expect(container).toHaveTextContent('a␀key: 10');
  expect(container).toHaveTextContent('NaN');
});
