import { Badge, badgeVariants } from '#design-system/components/Badge/index.ts';
import preview from '../../../.storybook/preview.tsx';
import { Matrix } from '../../support/Matrix.tsx';

const { defaults, tones, variants } = badgeVariants;
const meta = preview.meta({ title: 'Components/Badge', component: Badge, args: { children: 'Weather' } });

export const Basic = meta.story();

export const States = meta.story({
  tags: ['visual', 'everyMode'],
  render: () => (
    <Matrix
      rows={tones}
      columns={variants}
      draw={(tone, variant) => (
        <Badge
          tone={tones.find((one) => one === tone) ?? defaults.tone}
          variant={variants.find((one) => one === variant) ?? defaults.variant}
        >
          {tone}
        </Badge>
      )}
    />
  ),
});
