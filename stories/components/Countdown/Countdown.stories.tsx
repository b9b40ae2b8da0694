import { Countdown } from '#design-system/components/Countdown/index.ts';
import { Inline } from '#design-system/components/Layout/index.ts';
import preview from '../../../.storybook/preview.tsx';

const hourMs = 3_600_000;
const after = (ms: number) => Date.now() + ms;
const meta = preview.meta({
  title: 'Components/Countdown',
  component: Countdown,
  args: { until: after(30 * hourMs) },
});

export const Basic = meta.story();

export const States = meta.story({
  tags: ['visual', 'everyMode'],
  render: () => (
    <Inline>
      <Countdown until={after(100 * hourMs)} />
      <Countdown until={after(11.5 * hourMs)} />
      <Countdown until={after(0.4 * hourMs)} />
      <Countdown until={0} ended="Ended, renew" />
      <Countdown until="no date" />
    </Inline>
  ),
});
