import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FilterPanel } from '#design-system/patterns/FilterPanel/index.ts';
import { verifyComponent } from '../../support/components/verifyComponent.tsx';

const choices = [
  { value: 'a', label: 'Air', count: 3 },
  { value: 'b', label: 'Boats' },
];
const draw = (chosen: string[], onChosenChange: (chosen: string[]) => void = () => undefined) => (
  <FilterPanel.Choices label="Type" choices={choices} chosen={chosen} onChosenChange={onChosenChange} />
);

verifyComponent({
  name: 'FilterPanel',
  draw: (extra) => (
    <FilterPanel.Root active={0} {...extra}>
      {draw([])}
    </FilterPanel.Root>
  ),
});

it('adds and takes away a choice', async () => {
  const onChange = vi.fn<(chosen: string[]) => void>();
  render(draw(['b'], onChange));
  await userEvent.click(screen.getByRole('checkbox', { name: /Air/ }));
  expect(onChange).toHaveBeenLastCalledWith(['b', 'a']);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Boats' }));
  expect(onChange).toHaveBeenLastCalledWith([]);
});

it('opens the same groups in a drawer and shows the number of active filters', async () => {
  render(<FilterPanel.Root active={2}>{draw(['a'])}</FilterPanel.Root>);
  await userEvent.click(screen.getByText('Filters (2)'));
  expect(within(await screen.findByRole('dialog')).getByRole('group', { name: 'Type' })).toBeInTheDocument();
});

it('renders no group without choices', () => {
  render(<FilterPanel.Choices label="Kind" choices={[]} chosen={[]} onChosenChange={() => undefined} />);
  expect(screen.queryByRole('group')).toBeNull();
});

it('shows the first and the active choices, and all of them on request', async () => {
  const many = Array.from({ length: 9 }, (_, index) => ({ value: `${index}`, label: `Kind ${index}` }));
  const boxes = () => screen.getAllByRole('checkbox');
  render(<FilterPanel.Choices label="Kind" first={2} choices={many} chosen={['7']} onChosenChange={() => undefined} />);
  expect(boxes()).toHaveLength(3);
  expect(screen.getByRole('checkbox', { name: 'Kind 7' })).toBeChecked();
  const more = screen.getByRole('button', { name: 'Show all (9)', expanded: false });
  await userEvent.click(more);
  expect(boxes()).toHaveLength(9);
  expect(more).toHaveAttribute('aria-expanded', 'true');
  expect(more).toHaveTextContent('Show fewer');
});
