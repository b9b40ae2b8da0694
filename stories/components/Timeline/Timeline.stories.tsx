import { Timeline, type TimelineEntry } from '#design-system/components/Timeline/index.ts';
import preview from '../../../.storybook/preview.tsx';

const entries: readonly TimelineEntry[] = [
  { id: '3', title: 'Price lowered to 8.2 tokens', time: '24 November, 10:12', icon: 'trend', tone: 'success' },
  {
    id: '2',
    title: 'Source failed',
    time: '22 November, 03:40',
    icon: 'warning',
    tone: 'warning',
    children: 'The address answered 503 for 12 minutes.',
  },
  { id: '1', title: 'Published', time: '20 November, 12:00', tone: 'accent' },
];

const meta = preview.meta({
  title: 'Components/Timeline',
  component: Timeline,
  args: {
    label: 'History of the product',
    entries,
  },
});

export const Basic = meta.story({ tags: ['visual', 'everyMode'] });
