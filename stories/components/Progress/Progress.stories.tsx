import { Stack } from '#design-system/components/Layout/index.ts';
import { Progress } from '#design-system/components/Progress/index.ts';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Progress',
  component: Progress,
  args: { label: 'Uploading', value: 40 },
});

export const Basic = meta.story();
export const Unknown = meta.story({ args: { value: undefined } });

export const Values = meta.story({
  tags: ['visual', 'everyMode'],
  render: () => (
    <Stack>
      {[0, 25, 60, 100, Number.NaN, 900].map((value) => (
        <Progress key={value} label={`Uploading ${value}`} value={value} />
      ))}
    </Stack>
  ),
});
