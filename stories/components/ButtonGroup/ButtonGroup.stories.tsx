import { ButtonGroup } from '#design-system/components/ButtonGroup/index.ts';
import { Button } from '#design-system/components/Button/index.ts';
import { IconButton } from '#design-system/components/IconButton/index.ts';
import { Stack } from '#design-system/components/Layout/index.ts';
import { Icon } from '#design-system/icons/index.ts';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Components/ButtonGroup', component: ButtonGroup, args: { label: 'Download' } });

export const Basic = meta.story({
  render: (args) => (
    <ButtonGroup {...args}>
      <Button>Download CSV</Button>
      <IconButton label="Other formats" variant="outline">
        <Icon name="chevron-down" />
      </IconButton>
    </ButtonGroup>
  ),
});

export const Variants = meta.story({
  tags: ['visual', 'everyMode'],
  render: (args) => (
    <Stack gap={4}>
      {(['solid', 'soft', 'outline'] as const).map((variant) => (
        <div key={variant}>
          <ButtonGroup {...args} label={variant}>
            <Button variant={variant}>Day</Button>
            <Button variant={variant}>Week</Button>
            <Button variant={variant}>Month</Button>
          </ButtonGroup>
        </div>
      ))}
    </Stack>
  ),
});
