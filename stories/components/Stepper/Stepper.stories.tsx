import { Stack } from '#design-system/components/Layout/index.ts';
import { Stepper } from '#design-system/components/Stepper/index.ts';
import preview from '../../../.storybook/preview.tsx';

const steps = ['Queued', 'Preparing', 'Running', 'Publishing'];
const meta = preview.meta({ title: 'Components/Stepper', component: Stepper, args: { steps, current: 2 } });

export const Basic = meta.story();

export const States = meta.story({
  tags: ['visual', 'everyMode'],
  render: () => (
    <Stack>
      {[0, 2, 4].map((current) => (
        <Stepper key={current} steps={steps} current={current} aria-label={`Steps, ${current} done`} />
      ))}
    </Stack>
  ),
});
