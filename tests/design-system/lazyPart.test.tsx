import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type ComponentType } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyPart } from '#design-system/internal/lazy/lazyPart.tsx';
import { ErrorBoundary } from '#src/app/ErrorBoundary.tsx';

const Whole = ({ name }: { name: string }) => <p>Here is {name}</p>;

afterEach(() => vi.restoreAllMocks());

it('shows an error in place of a part whose code did not load, and loads it on retry', async () => {
  const load = vi
    .fn<() => Promise<ComponentType<{ name: string }>>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue(Whole);
  const Part = lazyPart(load);
  render(
    <ErrorBoundary resetKey="/a">
      <label>
        Typed
        <input />
      </label>
      <Suspense fallback="coming">
        <Part name="the chart" />
      </Suspense>
    </ErrorBoundary>,
  );
  const user = userEvent.setup();
  expect(await screen.findByRole('alert')).toHaveTextContent('This part could not be loaded.');
  await user.type(screen.getByRole('textbox', { name: 'Typed' }), 'kept');
  const again = () => user.click(screen.getByRole('button', { name: 'Try again' }));
  await again();
  await expect.poll(() => load).toHaveBeenCalledTimes(2);
  expect(await screen.findByRole('alert')).toBeVisible();
  await vi.waitFor(() =>
    expect(screen.getByRole('button', { name: 'Try again' })).not.toHaveAttribute('aria-busy', 'true'),
  );
  await again();
  expect(await screen.findByText('Here is the chart')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Typed' })).toHaveValue('kept');
});

it('asks for the code once, wherever the part is shown', async () => {
  const load = vi.fn<() => Promise<ComponentType<{ name: string }>>>().mockResolvedValue(Whole);
  const Part = lazyPart(load);
  render(
    <Suspense>
      <Part name="one" />
      <Part name="other" />
    </Suspense>,
  );
  expect(await screen.findByText('Here is one')).toBeVisible();
  expect(screen.getByText('Here is other')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});
