import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTransition, useState } from 'react';
import { proxy } from 'valtio';
import { expect, it } from 'vitest';
import { useSelected } from '#src/state/machine/useSelected.ts';

const storeOf = () => proxy({ one: 1, other: 1 });

function shown(store: ReturnType<typeof storeOf>, duringRender = () => {}) {
  const seen: string[] = [];
  function Sum() {
    const [one, doubled] = useSelected(store, (now) => [now.one, now.one * 2]);
    seen.push(`${one} ${doubled}`);
    duringRender();
    return <p>{`${one} and ${doubled}`}</p>;
  }
  return { Sum, seen };
}

it('renders again for its own part only, not for a new but equal list', async () => {
  const store = storeOf();
  const { Sum, seen } = shown(store);
  render(<Sum />);
  await act(async () => void (store.other += 1));
  expect(seen).toEqual(['1 2']);
  await act(async () => void (store.one += 1));
  expect(screen.getByText('2 and 4')).toBeVisible();
  expect(seen).toEqual(['1 2', '2 4']);
});

it('draws a page once although another part changes before its first commit', async () => {
  const store = storeOf();
  const { Sum, seen } = shown(store, () => (store.other += 1));
  function Page() {
    const [isThere, setThere] = useState(false);
    return isThere ? <Sum /> : <button onClick={() => startTransition(() => setThere(true))}>Open</button>;
  }
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByText('1 and 2')).toBeVisible();
  expect(seen).toEqual(['1 2']);
});
