import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '#design-system/components/Button/index.ts';
import { IconButton } from '#design-system/components/IconButton/index.ts';
import { Toolbar, type ToolbarRootProps } from '#design-system/components/Toolbar/index.ts';
import { Icon } from '#design-system/icons/index.ts';
import preview from '../../../.storybook/preview.tsx';

function Rows(props: ToolbarRootProps) {
  const [values, setValues] = useState(['chart']);
  return (
    <Toolbar.Root {...props}>
      <Toolbar.Item>
        <Button variant="outline" tone="neutral">
          <Icon name="filter" /> Filter
        </Button>
      </Toolbar.Item>
      <Toolbar.Item>
        <IconButton label="Download">
          <Icon name="download" />
        </IconButton>
      </Toolbar.Item>
      <Toolbar.Separator />
      <Toolbar.Toggles label="Show" values={values} onValuesChange={setValues}>
        <Toolbar.Toggle value="chart" label="Charts">
          <Icon name="chart" />
        </Toolbar.Toggle>
        <Toolbar.Toggle value="types">Types</Toolbar.Toggle>
      </Toolbar.Toggles>
    </Toolbar.Root>
  );
}

const meta = preview.meta({
  title: 'Components/Toolbar',
  component: Toolbar.Root,
  args: { label: 'Rows' },
  render: (args) => <Rows {...args} />,
});

export const Basic = meta.story({
  tags: ['visual', 'everyMode'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Types' }));
    await expect(canvas.getByRole('button', { name: 'Types' })).toHaveAttribute('aria-pressed', 'true');
  },
});
