import { useState } from 'react';
import { expect } from 'storybook/test';
import { Calendar, type CalendarProps } from '#design-system/components/Calendar/index.ts';
import { Inline } from '#design-system/components/Layout/index.ts';
import preview from '../../../.storybook/preview.tsx';

function WithDay(props: CalendarProps) {
  const [day, setDay] = useState(props.day ?? '');
  return <Calendar {...props} day={day} onDayChange={setDay} />;
}

function WithRange(props: CalendarProps) {
  const [range, setRange] = useState({ from: '2026-11-12', to: '2026-12-04' });
  return <Calendar {...props} range={range} onRangeChange={setRange} months={2} />;
}

const meta = preview.meta({
  title: 'Components/Calendar',
  component: Calendar,
  args: { label: 'First day', day: '2026-11-20' },
});

export const Basic = meta.story({
  render: (args) => <WithDay {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /November 24/u }));
    await expect(canvas.getByRole('gridcell', { selected: true })).toHaveTextContent('24');
  },
});

export const Range = meta.story({
  tags: ['visual', 'everyMode'],
  render: (args) => <WithRange {...args} label="Period" />,
});

export const Limits = meta.story({
  tags: ['visual'],
  render: (args) => (
    <Inline gap={6} align="start">
      <Calendar {...args} min="2026-11-10" max="2026-11-25" />
      <Calendar
        {...args}
        label="Working days"
        day=""
        isDisabled={(day) => [0, 6].includes(new Date(`${day}T12:00:00`).getDay())}
      />
    </Inline>
  ),
});
