import { badgeVariants } from '#design-system/components/Badge/index.ts';
import { Inline } from '#design-system/components/Layout/index.ts';
import { StatusBadge } from '#design-system/components/StatusBadge/index.ts';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/StatusBadge',
  component: StatusBadge,
  args: { tone: 'success', children: 'Accepted' },
});

export const Basic = meta.story();

export const States = meta.story({
  tags: ['visual', 'everyMode'],
  render: () => (
    <Inline>
      {badgeVariants.tones.map((tone) => (
        <StatusBadge key={tone} tone={tone}>
          {tone}
        </StatusBadge>
      ))}
    </Inline>
  ),
});
