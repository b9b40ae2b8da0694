import { Banner, DatePicker, Grid, Inline, lazyPart, Select, Skeleton, Stack, Switch } from '#design-system';
import { reportIntervals } from '#contract/constants.ts';
import { Suspense, useState } from 'react';
import { reportMessages as messages } from './messages.ts';
import { zoneMessages } from '../../messages/period.ts';
import { serverNow } from '../../state/machine/clock.ts';
import { SegmentedChoice } from '../shared/lists/SegmentedChoice.tsx';
import { phone } from '../shared/windows.ts';
import { useMedia } from '../shared/useMedia.ts';
import { hasOwnDays, lengths, type ChangeSettings, type Settings } from './useReportSettings.ts';

const PeriodMenu = lazyPart(async () => (await import('./PeriodMenu.tsx')).PeriodMenu);

interface PeriodPickerProps {
  settings: Settings;
  change: ChangeSettings;
  wrong: boolean;
}

const control = 'var(--ds-density-control-medium)';
const menuComing = <Skeleton shape="block" style={{ inlineSize: control, blockSize: control, flex: 'none' }} />;
const twoEqual = { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } as const;
const auto = 'auto';
const steps = [auto, ...reportIntervals].map((value) => ({
  value,
  label: messages.steps[value as keyof typeof messages.steps],
}));
const choices = [...lengths, 'own'] as const;
const dayOf = (msBack: number) => new Date(serverNow() - msBack).toISOString().slice(0, 10);
const monthMs = 30 * 86_400_000;

const nameOf = (choice: (typeof choices)[number]) => (choice === 'own' ? messages.own : messages.days[choice]);

export function PeriodPicker({ settings, change, wrong }: PeriodPickerProps) {
  const own = hasOwnDays(settings);
  const [open, setOpen] = useState(own);
  const shown = open || own;
  const chosen = shown ? 'own' : settings.days;
  const isPhone = useMedia(phone);
  const choose = (choice: (typeof choices)[number]) => {
    setOpen(choice === 'own');
    if (choice !== 'own') change({ days: choice, from: '', to: '' });
    else if (!own) change({ from: dayOf(monthMs), to: dayOf(0) });
  };
  const step = settings.by ?? auto;
  const group = (next: string) => change({ by: reportIntervals.find((one) => one === next) });
  const compareTo = (compared: boolean) => change({ compared });
  return (
    <Stack gap={3} data-screen-only="">
      {isPhone ? (
        <Inline gap={3} wrap={false} justify="between">
          <Select
            label={messages.period}
            hiddenLabel
            options={choices.map((choice) => ({ value: String(choice), label: nameOf(choice) }))}
            value={String(chosen)}
            onChange={({ target }) => choose(choices.find((choice) => String(choice) === target.value) ?? chosen)}
          />
          <Suspense fallback={menuComing}>
            <PeriodMenu steps={steps} step={step} compared={settings.compared} onGroup={group} onCompare={compareTo} />
          </Suspense>
        </Inline>
      ) : (
        <Inline gap={4} align="center" justify="between">
          <SegmentedChoice label={messages.period} values={choices} chosen={chosen} nameOf={nameOf} onChoose={choose} />
          <Inline gap={4} align="center">
            <Select
              label={messages.by}
              hiddenLabel
              options={steps}
              value={step}
              onChange={({ target }) => group(target.value)}
            />
            <Switch label={messages.compare} checked={settings.compared} onCheckedChange={compareTo} />
          </Inline>
        </Inline>
      )}
      {shown && (
        <Grid columns="small" gap={3} style={isPhone ? twoEqual : undefined}>
          <DatePicker
            label={messages.from}
            hint={zoneMessages.utc}
            value={settings.from}
            onChange={({ target }) => target.value && change({ from: target.value })}
          />
          <DatePicker
            label={messages.to}
            value={settings.to}
            onChange={({ target }) => target.value && change({ to: target.value })}
          />
        </Grid>
      )}
      {wrong && <Banner tone="warning">{messages.noPeriod}</Banner>}
    </Stack>
  );
}
