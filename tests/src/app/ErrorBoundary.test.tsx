import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '#src/app/ErrorBoundary.tsx';
import { RootFailure } from '#src/app/RootFailure.tsx';
import { session } from '#src/state/me/session.ts';
import { tapWire } from '../support/wireTap.ts';

let broken = true;
function Fragile() {
  if (broken) throw new Error('no such field');
  return <p>Whole</p>;
}
function Missing(): never {
  throw new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
}

// React logs caught errors, which are expected here.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  broken = true;
  vi.restoreAllMocks();
});

it('keeps a failure inside its screen and can try again', async () => {
  render(
    <>
      <nav>Navigation</nav>
      <ErrorBoundary resetKey="/a">
        <Fragile />
      </ErrorBoundary>
    </>,
  );
  expect(screen.getByText('This screen stopped working')).toBeVisible();
  expect(screen.getByText('Navigation')).toBeVisible();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Whole')).toBeVisible();
});

it('forgets the failure when another page is opened', () => {
  const at = (resetKey: string) => (
    <ErrorBoundary resetKey={resetKey}>
      <Fragile />
    </ErrorBoundary>
  );
  const { rerender } = render(at('/a'));
  broken = false;
  rerender(at('/a'));
  expect(screen.queryByText('Whole')).toBeNull();
  rerender(at('/b'));
  expect(screen.getByText('Whole')).toBeVisible();
});

it('shows a page with a reload and a way to sign out when all of the app fails', async () => {
  session.token = 'a token';
  render(
    <ErrorBoundary resetKey="app" fallback={<RootFailure />}>
      <Fragile />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Data Exchange stopped working' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  tapWire();
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(session.token).toBe(''));
});

it('explains what to do when the code of a page is missing', () => {
  render(
    <ErrorBoundary resetKey="/a">
      <Missing />
    </ErrorBoundary>,
  );
  expect(screen.getByText('This page could not be loaded')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});
