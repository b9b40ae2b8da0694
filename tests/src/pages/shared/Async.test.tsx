import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { AsyncParts } from '#src/pages/shared/Async.tsx';
import { useLoad, type Loader } from '#src/pages/shared/useLoad.ts';
import { resetOperations } from '#src/state/machine/operations.ts';
import { operations, type Operation } from '#src/state/machine/status.ts';

const onRetry = vi.fn<() => void>();
const failed: Operation = {
  phase: 'fail',
  text: 'Something went wrong',
  reason: 'Too many requests',
  kind: 'refused',
  requestId: 'r1',
  fields: {},
};
const at = (operation: Operation) => {
  operations['wallet.balance'] = operation;
};
const draw = (data: string[] | undefined) => (
  <AsyncParts
    of="wallet.balance"
    data={data}
    onRetry={onRetry}
    skeleton={<i>skeleton</i>}
    isEmpty={({ length }) => length === 0}
    empty={<p>Nothing yet</p>}
  >
    {([first]) => <p>{first}</p>}
  </AsyncParts>
);

beforeEach(() => {
  resetOperations();
  onRetry.mockClear();
});

it('shows a placeholder with the specified text during the first load', () => {
  at({ phase: 'request' });
  render(draw(undefined));
  expect(screen.getByRole('status', { name: 'Please wait! Loading...' })).toBeInTheDocument();
  expect(screen.getByText('skeleton')).toBeVisible();
});

it('shows the content, or that there is none', () => {
  const { rerender } = render(draw(['row']));
  expect(screen.getByText('row')).toBeVisible();
  rerender(draw([]));
  expect(screen.getByText('Nothing yet')).toBeVisible();
});

it('renders nothing if there is nothing to show', () => {
  at({ phase: 'request' });
  const { container } = render(
    <AsyncParts of="wallet.balance" data={[]} onRetry={onRetry}>
      {() => null}
    </AsyncParts>,
  );
  expect(container).toBeEmptyDOMElement();
});

it('keeps the last content during a reload and after a failed one', () => {
  at({ phase: 'request' });
  const { rerender, container } = render(draw(['row']));
  expect(screen.getByText('row')).toBeVisible();
  expect(container.firstElementChild).toHaveAttribute('aria-busy', 'true');
  at(failed);
  rerender(draw(['row']));
  expect(screen.getByText('row')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong');
});

it('shows the failure with reason and request id, and retries', async () => {
  at(failed);
  render(draw(undefined));
  const alert = screen.getByRole('alert');
  for (const text of ['Something went wrong', 'Too many requests', 'r1']) expect(alert).toHaveTextContent(text);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('loads on mount and for a new query only, and aborts on unmount', () => {
  const load = Object.assign(vi.fn<Loader<{ page: number }>>(), { leave: vi.fn<() => void>() });
  function Page({ page }: { page: number }) {
    useLoad(load, { page });
    return null;
  }
  const { rerender, unmount } = render(<Page page={0} />);
  rerender(<Page page={0} />);
  expect(load.mock.calls).toEqual([[{ page: 0 }]]);
  rerender(<Page page={1} />);
  expect(load).toHaveBeenLastCalledWith({ page: 1 });
  unmount();
  expect(load.leave).toHaveBeenCalledTimes(2);
});
