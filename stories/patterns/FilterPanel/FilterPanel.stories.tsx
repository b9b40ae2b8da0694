import { useState } from 'react';
import { expect } from 'storybook/test';
import { FilterPanel } from '#design-system/patterns/FilterPanel/index.ts';
import preview from '../../../.storybook/preview.tsx';

const choices = [
  { value: 'Dataset', label: 'Dataset', count: 31 },
  { value: 'Stream', label: 'Stream', count: 2 },
  { value: 'Algorithm', label: 'Algorithm', count: 0 },
];

function Example({ first }: { first?: string[] }) {
  const [chosen, setChosen] = useState(first ?? []);
  return (
    <FilterPanel.Root active={chosen.length} style={{ maxInlineSize: '16rem' }}>
      <FilterPanel.Choices label="Type" choices={choices} chosen={chosen} onChosenChange={setChosen} />
      <FilterPanel.Choices
        label="Access"
        choices={[{ value: 'PUBLIC', label: 'Open to buy' }]}
        chosen={[]}
        onChosenChange={() => undefined}
      />
    </FilterPanel.Root>
  );
}

const meta = preview.meta({ title: 'Patterns/FilterPanel', component: FilterPanel.Root });

export const Basic = meta.story({
  tags: ['visual'],
  render: () => <Example />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /Dataset/ }));
    await expect(canvas.getByRole('checkbox', { name: /Dataset/ })).toBeChecked();
  },
});

export const SomeInForce = meta.story({ render: () => <Example first={['Stream']} /> });
