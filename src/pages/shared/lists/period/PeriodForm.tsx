import { Button, DateTimeRangeField, Form, Inline, rangeMoments, Stack, SubmitButton } from '#design-system';
import { useState } from 'react';
import { periodMessages as messages } from '../../../../messages/period.ts';
import { serverNow } from '../../../../state/machine/clock.ts';
import { periodOf, periodPresets, rangeOf, type Period } from './period.ts';

interface PeriodFormProps {
  period: Period;
  onChoose: (period: Period) => void;
}

const anyTime: Period = { from: '', to: '' };

export function PeriodForm({ period, onChoose }: PeriodFormProps) {
  const [presets] = useState(() => periodPresets(serverNow()));
  return (
    <Form
      defaultValues={{ period: rangeOf(period) }}
      onSubmit={({ period: chosen }) => {
        const moments = rangeMoments(chosen);
        if (moments) onChoose(periodOf(moments));
      }}
    >
      <Stack gap={4}>
        <DateTimeRangeField name="period" label={messages.label} presets={presets} required />
        <Inline gap={2}>
          <SubmitButton>{messages.apply}</SubmitButton>
          <Button variant="ghost" onClick={() => onChoose(anyTime)}>
            {messages.clear}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
