import { Button } from '#design-system/components/Button/index.ts';
import { Card } from '#design-system/components/Card/index.ts';
import { EmptyState } from '#design-system/components/EmptyState/index.ts';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/EmptyState',
  component: EmptyState,
  args: {
    icon: 'offer' as const,
    title: 'No offers yet',
    children: 'Offers that you make to sellers, and those that buyers make to you, stand here.',
    actions: <Button>Browse the marketplace</Button>,
  },
  decorators: [
    (Story) => (
      <Card padding="none">
        <Story />
      </Card>
    ),
  ],
});

export const Basic = meta.story({ tags: ['visual', 'everyMode'] });

export const Filtered = meta.story({
  args: {
    icon: 'search',
    title: 'Nothing matches these filters',
    children: 'The price excludes most: without it there are 14 products.',
    actions: (
      <Button variant="outline" tone="neutral">
        Clear filters
      </Button>
    ),
  },
});
