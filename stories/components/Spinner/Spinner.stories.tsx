import { Inline } from '#design-system/components/Layout/index.ts';
import { Spinner, spinnerVariants } from '#design-system/components/Spinner/index.ts';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Components/Spinner', component: Spinner, args: { label: 'Loading offers' } });

export const Basic = meta.story();

export const Sizes = meta.story({
  tags: ['visual', 'everyMode'],
  render: () => (
    <Inline gap={4}>
      {spinnerVariants.sizes.map((size) => (
        <Spinner key={size} size={size} />
      ))}
    </Inline>
  ),
});
