import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CopyButton } from '#design-system/components/CopyButton/index.ts';

// jsdom has a clipboard only when a user of the tests has one.
beforeEach(() => void userEvent.setup());
afterEach(() => void vi.restoreAllMocks());
const status = () => document.querySelector('[aria-live]');

it('copies the value of the moment of the click', async () => {
  const user = userEvent.setup();
  const onCopied = vi.fn<() => void>();
  let secret = 'old';
  render(<CopyButton label="key" value={() => secret} withText onCopied={onCopied} />);
  secret = 'new';
  await user.click(screen.getByRole('button', { name: 'Copy key' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toHaveTextContent('Copied');
  expect(await navigator.clipboard.readText()).toBe('new');
  expect(onCopied).toHaveBeenCalledOnce();
});

it('announces the outcome in an existing live region', async () => {
  const user = userEvent.setup();
  render(<CopyButton label="key" value="abc" />);
  const region = status();
  expect(region).toBeEmptyDOMElement();
  await user.click(screen.getByRole('button'));
  await expect.poll(() => region).toHaveTextContent('Copied');
});

it.each([
  [true, 'Could not copy'],
  [false, ''],
])('shows that copying is refused, with text %s', async (withText, text) => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  render(<CopyButton label="key" value="abc" withText={withText} />);
  await user.click(screen.getByRole('button', { name: 'Copy key' }));
  const button = await screen.findByRole('button', { name: /select the text/ });
  expect(button).toHaveAttribute('data-outcome', 'failed');
  expect(button.textContent).toBe(text);
  expect(status()).toHaveTextContent('Could not copy; select the text instead');
});

it('calls onClick, and copies nothing when that prevents it', async () => {
  const user = userEvent.setup();
  const onClick = vi.fn<(event: { preventDefault: () => void }) => void>();
  const onCopied = vi.fn<() => void>();
  render(<CopyButton label="key" value="abc" onClick={onClick} onCopied={onCopied} />);
  await user.click(screen.getByRole('button'));
  await expect.poll(() => onCopied).toHaveBeenCalledOnce();
  onClick.mockImplementation((event) => event.preventDefault());
  await user.click(screen.getByRole('button'));
  expect(onClick).toHaveBeenCalledTimes(2);
  expect(onCopied).toHaveBeenCalledOnce();
});

it('shows the outcome of the last click for its whole time, and leaves no timer behind', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  vi.useFakeTimers();
  try {
    const { unmount } = render(<CopyButton label="key" value="abc" />);
    const click = () => act(async () => void fireEvent.click(screen.getByRole('button')));
    const wait = () => act(() => vi.advanceTimersByTimeAsync(1500));
    await click();
    await wait();
    await click();
    await wait();
    expect(screen.getByRole('button')).toHaveAccessibleName('Copied');
    const before = vi.getTimerCount();
    unmount();
    expect(vi.getTimerCount()).toBe(before - 1);
  } finally {
    vi.useRealTimers();
  }
});
