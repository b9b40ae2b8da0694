import { lazyPart, Popover, Skeleton } from '#design-system';
import { Suspense, useState } from 'react';
import { periodMessages as messages } from '../../../../messages/period.ts';
import type { Period } from './period.ts';
import { PeriodButton } from './PeriodButton.tsx';

interface PeriodPopoverProps {
  period: Period;
  change: (period: Period) => void;
}

const PeriodForm = lazyPart(async () => (await import('./PeriodForm.tsx')).PeriodForm);

const coming = <Skeleton shape="block" style={{ blockSize: '24rem' }} />;

export function PeriodPopover({ period, change }: PeriodPopoverProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger>
        <PeriodButton period={period} />
      </Popover.Trigger>
      <Popover.Content label={messages.label}>
        <Suspense fallback={coming}>
          <PeriodForm
            period={period}
            onChoose={(chosen) => {
              setOpen(false);
              change(chosen);
            }}
          />
        </Suspense>
      </Popover.Content>
    </Popover.Root>
  );
}
