import { Banner, DateField, Inline, Select, Stack, Switch } from '#design-system';
import { reportIntervals } from '#contract/constants.ts';
import { useState } from 'react';
import { reportWords as words } from '../../messages/reports.ts';
import { zoneWords } from '../../messages/zone.ts';
import { serverNow } from '../../state/machine/clock.ts';
import { Choice } from '../shared/lists/Choice.tsx';
import { hasOwnDays, lengths, type ChangeSettings, type Settings } from './useReportSettings.ts';

interface PeriodPickerProps {
  settings: Settings;
  change: ChangeSettings;
  wrong: boolean;
}

const auto = 'auto';
const steps = [auto, ...reportIntervals].map((value) => ({
  value,
  label: words.steps[value as keyof typeof words.steps],
}));
const choices = [...lengths, 'own'] as const;
const dayOf = (msBack: number) => new Date(serverNow() - msBack).toISOString().slice(0, 10);
const monthMs = 30 * 86_400_000;

export function PeriodPicker({ settings, change, wrong }: PeriodPickerProps) {
  const own = hasOwnDays(settings);
  const [open, setOpen] = useState(own);
  const shown = open || own;
  const choose = (choice: (typeof choices)[number]) => {
    setOpen(choice === 'own');
    if (choice !== 'own') change({ days: choice, from: '', to: '' });
    else if (!own) change({ from: dayOf(monthMs), to: dayOf(0) });
  };
  return (
    <Stack gap={3} data-screen-only="">
      <Inline gap={4} align="end" justify="between">
        <Choice
          label={words.period}
          values={choices}
          chosen={shown ? 'own' : settings.days}
          nameOf={(choice) => (choice === 'own' ? words.own : words.days[choice])}
          onChoose={choose}
        />
        <Inline gap={4} align="end">
          <Select
            label={words.by}
            options={steps}
            value={settings.by ?? auto}
            onChange={({ target }) => change({ by: reportIntervals.find((one) => one === target.value) })}
          />
          <Switch
            label={words.compare}
            checked={settings.compared}
            onCheckedChange={(compared) => change({ compared })}
          />
        </Inline>
      </Inline>
      {shown && (
        <Inline gap={3} align="end">
          <DateField
            label={words.from}
            hint={zoneWords.utc}
            value={settings.from}
            onChange={({ target }) => target.value && change({ from: target.value })}
          />
          <DateField
            label={words.to}
            hint={zoneWords.utc}
            value={settings.to}
            onChange={({ target }) => target.value && change({ to: target.value })}
          />
        </Inline>
      )}
      {wrong && <Banner tone="warning">{words.noPeriod}</Banner>}
    </Stack>
  );
}
