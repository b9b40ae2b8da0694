import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Snackbar, snackbar } from '#design-system/components/Snackbar/index.ts';
import { successes } from '#tests/conformance/specification.ts';
import { LocaleProvider } from '#design-system/locale/LocaleProvider.tsx';

const item = (text: string) =>
  document.querySelector(`[data-component='Snackbar'] [data-part='text']`)?.textContent === text;
const shown = () => [...document.querySelectorAll(`[data-component='Snackbar']`)];

beforeEach(() => {
  snackbar.clear();
});

const advance = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

const paint = () =>
  act(() => {
    vi.advanceTimersToNextFrame();
    vi.advanceTimersToNextFrame();
    vi.advanceTimersByTime(1);
  });

function shows(message: Parameters<typeof snackbar.show>[0]): number {
  let id = 0;
  act(() => void (id = snackbar.show(message)));
  return id;
}
/** Number of visible items, one millisecond before that time and at it. */
function shownUntil(ms: number): number[] {
  advance(ms - 1);
  const before = shown().length;
  advance(1);
  return [before, shown().length];
}

describe('the clock', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  /** Frames of a busy device are late, timers are not. */
  const delayFrames = (...frames: readonly number[]) => {
    const start = Date.now();
    const nextFrame = (passed: number) => frames.find((at) => at > passed) ?? passed + 1;
    const inMs = () => nextFrame(Date.now() - start) - (Date.now() - start);
    vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => setTimeout(run, inMs()));
    vi.stubGlobal('cancelAnimationFrame', clearTimeout);
  };

  it.each([
    ['message', 3000],
    ['notification', 4500],
  ] as const)('keeps a %s for %i ms', (kind, ms) => {
    render(<Snackbar />);
    act(() => void snackbar.show({ type: 'success', kind, text: 'Offer Accepted' }));
    paint();
    expect(shownUntil(ms)).toEqual([1, 0]);
    expect(snackbar.items()).toEqual([]);
  });

  it('starts again when the same text comes again', () => {
    render(<Snackbar />);
    const say = () => act(() => void snackbar.show({ type: 'success', text: 'Copied' }));
    say();
    advance(2000);
    say();
    paint();
    expect(shownUntil(3000)).toEqual([1, 0]);
  });

  it('starts again with a new text', () => {
    render(<Snackbar />);
    const id = shows({ type: 'info', text: 'Saving' });
    advance(2000);
    act(() => snackbar.update(id, { type: 'success', text: 'Saved' }));
    paint();
    expect(shownUntil(3000)).toEqual([1, 0]);
  });

  it('delays pending callbacks when the same text comes again', () => {
    render(<Snackbar />);
    const say = () =>
      act(() => {
        const id = snackbar.show({ type: 'success', text: 'Copied' });
        snackbar.runAfterVisible(id, 2000, () => snackbar.hide(id));
      });
    say();
    advance(1500);
    say();
    paint();
    expect(shownUntil(2000)).toEqual([1, 0]);
  });

  it('runs pending callbacks after the item was hidden', () => {
    render(<Snackbar />);
    const leave = vi.fn<() => void>();
    const id = shows({ type: 'error', text: 'Session ended' });
    paint();
    snackbar.runAfterVisible(id, 1000, leave);
    act(() => snackbar.hide(id));
    advance(999);
    expect(leave).not.toHaveBeenCalled();
    advance(1);
    expect(leave).toHaveBeenCalledTimes(1);
  });

  it('pauses while a task is running, and starts at its end', () => {
    render(<Snackbar />);
    const id = shows({ type: 'info', text: 'Uploading', progress: null });
    const bar = screen.getByRole('progressbar', { name: 'Uploading' });
    expect(bar).not.toHaveAttribute('value');
    act(() => snackbar.update(id, { progress: 0.5 }));
    expect(bar).toHaveValue(0.5);
    advance(60_000);
    expect(snackbar.items()).toHaveLength(1);
    act(() => snackbar.update(id, { type: 'success', text: 'Uploaded', progress: undefined }));
    paint();
    expect(screen.queryByRole('progressbar')).toBeNull();
    advance(500);
    expect(screen.getByRole('status')).toHaveTextContent('Uploaded');
    advance(2500);
    expect(snackbar.items()).toHaveLength(0);
    snackbar.update(id, { text: 'Late' });
    expect(snackbar.items()).toHaveLength(0);
  });

  it('starts when an item is visible, however late', () => {
    const id = snackbar.show({ type: 'success', text: 'Logged in successfully' });
    advance(2000);
    snackbar.runAfterVisible(id, 2000, () => snackbar.hide(id));
    advance(5000);
    expect(snackbar.items()).toHaveLength(1);
    render(<Snackbar />);
    paint();
    expect(shownUntil(2000)).toEqual([1, 0]);
  });

  const late = successes.map((text) => [text, 'begins 4 s late', [4000]] as const);

  it.each([...late, ['Copied', 'takes 4 s to paint', [1, 4001]] as const])(
    'shows "%s" for its whole time although its frame %s',
    (text, _, frames) => {
      delayFrames(...frames);
      render(<Snackbar />);
      act(() => {
        const id = snackbar.show({ type: 'success', text });
        snackbar.runAfterVisible(id, 2000, () => snackbar.hide(id));
      });
      advance(4002);
      expect(shownUntil(2000)).toEqual([1, 0]);
    },
  );

  it('starts at the paint of a new text, not of the previous one', () => {
    render(<Snackbar />);
    const id = shows({ type: 'info', text: 'Saving' });
    paint();
    delayFrames(4000);
    act(() => snackbar.update(id, { type: 'success', text: 'Saved' }));
    advance(4002);
    expect(shownUntil(3000)).toEqual([1, 0]);
  });

  it('starts when the first item is drawn', () => {
    const id = snackbar.show({ type: 'success', text: 'Copied' });
    const drawn: number[] = [];
    snackbar.runAfterVisible(id, 0, () => drawn.push(shown().length));
    render(<Snackbar />);
    expect(drawn).toEqual([]);
    paint();
    expect(drawn).toEqual([1]);
  });

  it('runs a callback for a past time at once, and none for a removed item', () => {
    const run = vi.fn<() => void>();
    render(<Snackbar />);
    const id = shows({ type: 'success', text: 'Offer Accepted' });
    paint();
    advance(2500);
    snackbar.runAfterVisible(id, 2000, run);
    expect(run).toHaveBeenCalledTimes(1);
    act(() => snackbar.hide(id));
    snackbar.runAfterVisible(id, 2000, run);
    expect(run).toHaveBeenCalledTimes(1);
  });
});

it('announces the kind of a message and dismisses it', async () => {
  render(<Snackbar />);
  act(() => void snackbar.show({ type: 'error', text: 'Something went wrong!' }));
  expect(item('Something went wrong!')).toBe(true);
  expect(shown()[0]).toHaveAttribute('data-type', 'error');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(snackbar.items()).toEqual([]);
});

it('announces an error at once and a success politely', () => {
  vi.useFakeTimers();
  render(<Snackbar />);
  act(() => void snackbar.show({ type: 'success', text: 'Offer Accepted' }));
  expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'polite');
  act(() => snackbar.clear());
  act(() => void snackbar.show({ type: 'error', text: 'Something went wrong!' }));
  expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'assertive');
  vi.useRealTimers();
});

it('announces a repeated item again', () => {
  vi.useFakeTimers();
  render(<Snackbar />);
  const say = () => act(() => void snackbar.show({ type: 'error', text: 'Not saved', detail: 'Try again.' }));
  say();
  advance(2000);
  expect(screen.queryByRole('status')).toBeNull();
  say();
  advance(200);
  expect(screen.getByRole('status')).toHaveTextContent('Not saved Try again.');
  expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'assertive');
  advance(2000);
  expect(screen.queryByRole('status')).toBeNull();
  vi.useRealTimers();
});

it('shows the reason on a separate line', () => {
  render(<Snackbar />);
  act(() => void snackbar.show({ type: 'error', text: 'Something went wrong', detail: 'The server didn’t respond.' }));
  expect(item('Something went wrong')).toBe(true);
  expect(shown()[0]?.querySelector(`[data-part='detail']`)?.textContent).toBe('The server didn’t respond.');
});

it('shows nodes', () => {
  render(<Snackbar />);
  act(() => void snackbar.show({ type: 'success', text: <a href="/access">Access bought</a> }));
  expect(screen.getByRole('link', { name: 'Access bought' })).toBeVisible();
});

it('shows three at once, queues the rest, and announces nothing twice', () => {
  render(<Snackbar />);
  act(() => {
    for (const text of ['a', 'b', 'c', 'd', 'a']) snackbar.show({ type: 'success', text });
  });
  expect(snackbar.items()).toHaveLength(4);
  expect(shown()).toHaveLength(3);
  const first = snackbar.items()[0];
  act(() => snackbar.hide(first?.id ?? -1));
  expect(shown().map((one) => one.querySelector(`[data-part='text']`)?.textContent)).toEqual(['b', 'c', 'd']);
});

it('runs the action of an item', async () => {
  const onSelect = vi.fn<() => void>();
  render(<Snackbar />);
  act(
    () =>
      void snackbar.show({ type: 'success', text: 'Product added successfully', action: { label: 'View', onSelect } }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'View' }));
  expect(onSelect).toHaveBeenCalledOnce();
});

it('makes only overflowing texts focusable', async () => {
  // jsdom has no layout, so long text is given a larger height here.
  const tall = vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(function height(this: Element) {
    return this.textContent.length > 20 ? 400 : 0;
  });
  render(<Snackbar />);
  act(() => {
    for (const text of ['short', 'a text of many lines that scrolls']) snackbar.show({ type: 'error', text });
  });
  const stops = () => shown().map((one) => one.querySelector(`[data-part='words']`)?.getAttribute('tabindex'));
  await waitFor(() => expect(stops()).toEqual([null, '0']));
  tall.mockRestore();
});

it('names its region and the key that leads there in the chosen language', () => {
  const page = (texts: object) => (
    <LocaleProvider texts={texts}>
      <Snackbar />
    </LocaleProvider>
  );
  const { rerender } = render(page({}));
  expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toBeInTheDocument();
  rerender(page({ snackbar: { region: '{key}: Meldungen' } }));
  expect(screen.getByRole('region', { name: 'F8: Meldungen' })).toBeInTheDocument();
});
