import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Select } from '#design-system/form/fields/Select.tsx';
import { FilterPanel, type ChoicesProps } from '#design-system/patterns/FilterPanel/index.ts';
import preview from '../../../.storybook/preview.tsx';

const choices = [
  { value: 'Dataset', label: 'Dataset', count: 31 },
  { value: 'Stream', label: 'Stream', count: 2 },
  { value: 'Algorithm', label: 'Algorithm', count: 0 },
];

const orders = [
  { value: 'newest', label: 'Newest first' },
  { value: 'cheapest', label: 'Cheapest first' },
];

function Example({ chosen: initial, ...type }: ChoicesProps) {
  const [chosen, setChosen] = useState(initial);
  return (
    <FilterPanel.Root active={chosen.length} style={{ maxInlineSize: '16rem' }}>
      <FilterPanel.Choices {...type} chosen={chosen} onChosenChange={setChosen} />
      <FilterPanel.Choices
        label="Access"
        choices={[{ value: 'PUBLIC', label: 'Open to buy' }]}
        chosen={[]}
        onChosenChange={() => undefined}
      />
    </FilterPanel.Root>
  );
}

/** Narrower pages show a button in place of the choices. */
const isRailHidden = () => screen.queryByRole('button', { name: /^Filters/u }) !== null;

const meta = preview.meta({
  title: 'Patterns/FilterPanel',
  component: FilterPanel.Choices,
  args: { label: 'Type', choices, chosen: [], onChosenChange: () => {} },
  argTypes: { chosen: { control: false } },
  render: (args) => <Example {...args} />,
});

export const Basic = meta.story({
  tags: ['visual', 'everyMode'],
  play: async ({ canvas, userEvent }) => {
    if (isRailHidden()) return;
    await userEvent.click(canvas.getByRole('checkbox', { name: /Dataset/ }));
    await expect(canvas.getByRole('checkbox', { name: /Dataset/ })).toBeChecked();
  },
});

const many = Array.from({ length: 17 }, (_, index) => ({
  value: `${index}`,
  label: `Kind ${index + 1}`,
  count: 40 - index,
}));

function Long() {
  const [chosen, setChosen] = useState(['11']);
  return (
    <FilterPanel.Root active={chosen.length} beside={<Select label="Sort by" hiddenLabel options={orders} />}>
      <FilterPanel.Choices label="Category" choices={many} chosen={chosen} onChosenChange={setChosen} />
    </FilterPanel.Root>
  );
}

export const ManyChoices = meta.story({
  tags: ['visual'],
  render: () => <Long />,
  play: async ({ canvas, userEvent }) => {
    if (isRailHidden()) return;
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(7);
    await expect(canvas.getByRole('checkbox', { name: /Kind 12/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all (17)' }));
    await waitFor(() => expect(canvas.getAllByRole('checkbox')).toHaveLength(17));
    await userEvent.click(canvas.getByRole('button', { name: 'Show fewer' }));
    await waitFor(() => expect(canvas.getAllByRole('checkbox')).toHaveLength(7));
  },
});

export const SomeInForce = meta.story({ args: { chosen: ['Stream'] } });
