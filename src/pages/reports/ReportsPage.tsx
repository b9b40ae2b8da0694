import { Button, Icon, IconButton, Stack } from '#design-system';
import { useState } from 'react';
import { reportMessages as messages } from './messages.ts';
import { titles } from '../../config/screens.ts';
import { useMode } from '../../state/me/me.ts';
import type { Period, ReportKind } from './reportStore.ts';
import { useMay } from '../../state/me/rights.ts';
import { Empty } from '../shared/Empty.tsx';
import { phone } from '../shared/windows.ts';
import { useMedia } from '../shared/useMedia.ts';
import { TabbedPage } from '../shared/lists/TabbedPage.tsx';
import { usePrinting } from '../shared/usePrinting.ts';
import { Paper } from './Paper.styles.ts';
import { PeriodPicker } from './PeriodPicker.tsx';
import { Report, type ReportProps } from './Report.tsx';
import { longest, periodOf, useReportSettings, views } from './useReportSettings.ts';
import { filledOf, rightOf, viewParts } from './views/views.tsx';

function useOpenViews(): ReportKind[] {
  const may = { sell: useMay(rightOf.sales), buy: useMay(rightOf.spending), administer: useMay(rightOf.exchange) };
  const mode = useMode();
  const open = views.filter((view) => may[rightOf[view]]);
  const first = mode === 'admin' ? 'exchange' : mode === 'buyer' || mode === 'drUser' ? 'spending' : 'sales';
  return open.toSorted((a, b) => Number(b === first) - Number(a === first));
}

interface PrintButtonProps {
  kind: ReportKind;
  period: Period;
  printing: boolean;
  print: () => void;
}

function PrintButton({ kind, period, printing, print }: PrintButtonProps) {
  const Filled = filledOf[kind];
  const isPhone = useMedia(phone);
  return (
    <Filled period={period}>
      {(isFilled) => {
        const props = { loading: printing, disabled: !isFilled, onClick: print, 'data-screen-only': '' };
        return isPhone ? (
          <IconButton label={messages.print} variant="outline" {...props}>
            <Icon name="file" />
          </IconButton>
        ) : (
          <Button variant="outline" tone="neutral" {...props}>
            <Icon name="file" />
            {messages.print}
          </Button>
        );
      }}
    </Filled>
  );
}

export function ReportsPage() {
  const [settings, change] = useReportSettings();
  const [openedAt] = useState(() => new Date());
  const [printing, print] = usePrinting();
  const open = useOpenViews();
  const view = open.find((one) => one === settings.view) ?? open[0];
  const period = periodOf(settings, openedAt);
  return (
    <Stack as="div" gap={5}>
      <Paper data-printing={printing || undefined}>
        <TabbedPage
          title={titles.reports}
          intro={messages.intro}
          actions={view && period && <PrintButton kind={view} {...{ period, printing, print }} />}
          tabs={open}
          names={messages.views}
          tab={view}
          onTabChange={(next) => change({ view: next })}
        >
          {view ? (
            <Stack gap={5}>
              <PeriodPicker settings={settings} change={change} wrong={!period} />
              {period && (
                <Report
                  key={view}
                  {...(viewParts[view] as Pick<ReportProps<never>, 'View' | 'isEmpty' | 'messages' | 'action'>)}
                  kind={view}
                  period={period}
                  compared={settings.compared}
                  onWiden={settings.days === longest ? undefined : () => change({ days: longest, from: '', to: '' })}
                />
              )}
            </Stack>
          ) : (
            <Empty icon="chart" messages={messages.noRight} />
          )}
        </TabbedPage>
      </Paper>
    </Stack>
  );
}
