import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Timeline } from '#design-system/components/Timeline/index.ts';

const entries = [
  { id: '2', title: 'Sold', time: 'today', icon: 'check' as const },
  { id: '1', title: 'Published', time: 'yesterday', children: 'By Ann' },
];

it('lists the events in their order', () => {
  render(<Timeline label="History" entries={entries} />);
  const items = within(screen.getByRole('list', { name: 'History' })).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(['Soldtoday', 'PublishedyesterdayBy Ann']);
});

it('shows a tone in words and by an icon', () => {
  render(
    <Timeline
      label="History"
      entries={[
        { id: '1', title: 'Source failed', time: 'today', tone: 'danger' },
        { id: '2', title: 'Renamed', time: 'today', tone: 'accent' },
      ]}
    />,
  );
  expect(screen.getAllByRole('img').map((one) => one.getAttribute('aria-label'))).toEqual(['Problem']);
});
