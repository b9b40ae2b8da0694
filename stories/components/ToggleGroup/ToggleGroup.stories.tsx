import { useState } from 'react';
import { expect } from 'storybook/test';
import { Stack } from '#design-system/components/Layout/index.ts';
import { ToggleGroup, type ToggleGroupProps } from '#design-system/components/ToggleGroup/index.ts';
import { Icon } from '#design-system/icons/index.ts';
import preview from '../../../.storybook/preview.tsx';

const options = [
  { value: 'csv', label: 'CSV' },
  { value: 'json', label: 'JSON' },
  { value: 'parquet', label: 'Parquet' },
  { value: 'xlsx', label: 'Excel', disabled: true },
];
const icons = [
  { value: 'chart', label: <Icon name="chart" />, name: 'Chart' },
  { value: 'list', label: <Icon name="list" />, name: 'Table' },
];

function Pressed(props: ToggleGroupProps) {
  const [values, setValues] = useState(props.values);
  return <ToggleGroup {...props} values={values} onValuesChange={setValues} />;
}

const meta = preview.meta({
  title: 'Components/ToggleGroup',
  component: ToggleGroup,
  args: { label: 'Formats', options, values: ['csv'], onValuesChange: () => {} },
  render: (args) => <Pressed {...args} />,
});

export const Basic = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'JSON' }));
    await expect(canvas.getByRole('button', { name: 'JSON' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: 'CSV' })).toHaveAttribute('aria-pressed', 'true');
  },
});

export const Sizes = meta.story({
  tags: ['visual', 'everyMode'],
  render: (args) => (
    <Stack gap={4}>
      <ToggleGroup {...args} />
      <ToggleGroup {...args} size="small" values={['csv', 'json']} />
      <ToggleGroup {...args} label="Views" options={icons} values={['list']} />
      <ToggleGroup {...args} label="Formats, fixed" disabled />
    </Stack>
  ),
});
