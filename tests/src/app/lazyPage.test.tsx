import { lazyPart, Loading } from '#design-system';
import { act, render, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '#src/app/ErrorBoundary.tsx';
import { lazyPage } from '#src/app/lazyPage.tsx';
import { screens } from '#src/messages/screens.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // React logs caught errors, which are expected here.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const show = (Page: ComponentType) =>
  render(
    <ErrorBoundary resetKey="/a">
      <Suspense fallback={<Loading text={screens.loading} />}>
        <Page />
      </Suspense>
    </ErrorBoundary>,
  );

const hangs = () => new Promise<ComponentType>(() => {});
/** Pages, and the dialogs and other parts that come later than their page. */
const ways = [
  ['a page', (load: () => Promise<ComponentType>) => lazyPage(load).Page],
  ['a part', lazyPart<object>],
] as const;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it.each(ways)(
  'shows the specified text while the code of %s loads, and gives up after 120 seconds',
  async (_, late) => {
    show(late(hangs));
    await pass(119_000);
    expect(screen.getByText('Please wait! Loading...')).toBeInTheDocument();
    await pass(1_000);
    expect(screen.queryByText('Please wait! Loading...')).toBeNull();
    expect(screen.getByRole('button')).toBeVisible();
  },
);

it('shows a preloaded page at once, without a placeholder', async () => {
  const { Page, preload } = lazyPage(() => Promise.resolve(() => <p>Whole</p>));
  expect(await preload()).toBeTypeOf('function');
  show(Page);
  expect(screen.getByText('Whole')).toBeVisible();
});

it('returns undefined for a failed preload, which fails again when the page is opened', async () => {
  const { preload } = lazyPage(() => Promise.reject(new Error('gone')));
  expect(await preload()).toBeUndefined();
});

it.each(ways)('shows %s once its code has loaded, and clears its timer', async (_, late) => {
  show(late(() => Promise.resolve(() => <p>Whole</p>)));
  await pass(0);
  expect(screen.getByText('Whole')).toBeVisible();
  expect(vi.getTimerCount()).toBe(0);
});
