import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { EarlyKeys } from '#src/app/palette/EarlyKeys.tsx';

it('buffers keys typed before the palette has loaded, and hides them from the page', async () => {
  const onPress = vi.fn<() => void>();
  const onClose = vi.fn<() => void>();
  function Loading() {
    const [query, setQuery] = useState('');
    return (
      <>
        <button type="button" onClick={onPress}>
          Search
        </button>
        <output>{query}</output>
        <EarlyKeys query={query} onType={setQuery} onClose={onClose} />
      </>
    );
  }
  render(<Loading />);
  screen.getByRole('button').focus();
  await userEvent.keyboard('wal l{Backspace}et{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('wal et');
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  fireEvent.keyDown(document.body, { key: 'か', isComposing: true });
  expect(screen.getByRole('status')).toHaveTextContent('wal et');
  expect(onPress).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});
