import { Heading, Stack } from '#design-system';
import type { Slot } from '#contract/types.ts';
import { Fragment, useState } from 'react';
import { titles } from '../../config/screens.ts';
import { useAwaitsTerms } from '../../state/trade/money/payments.ts';
import { balance } from '../../state/trade/money/wallet.ts';
import { OneFailure } from '../shared/OneFailure.tsx';
import { useMode, useMeStatus } from '../../state/me/me.ts';
import { useEmptySections, useIsNewcomer, useSettled } from './emptyParts.ts';
import { FirstVisit } from './FirstVisit.tsx';
import { dashboardLayouts, partsOf, type SectionName, type DashboardLayout } from './layouts.ts';
import { parts } from './overview.ts';
import { Row } from './Row.styles.ts';
import { sectionComing, sections } from './sections.tsx';
import { Tiles } from './figures/Tiles.tsx';
import { tiles, tileSkeletons } from './figures/figures.tsx';
import { useLoad } from '../shared/useLoad.ts';
import type { Loadable } from '../../state/machine/resource.ts';

function LoadsPart({ of }: { of: Loadable<void> }) {
  useLoad(of);
  return null;
}

const Loads = ({ layout }: { layout: DashboardLayout }) =>
  partsOf(layout).map((part) => <LoadsPart key={part} of={parts[part]} />);

const coming = (
  <>
    {tileSkeletons}
    <Row data-lead>
      {sectionComing}
      {sectionComing}
    </Row>
    <Row>
      {sectionComing}
      {sectionComing}
      {sectionComing}
    </Row>
  </>
);

function Shown({ mode }: { mode: Slot }) {
  const { firstSteps, tiles: figures, sections: rows } = dashboardLayouts[mode];
  const empty = useEmptySections();
  const { settled, failed } = useSettled(mode);
  const isNewcomer = useIsNewcomer();
  const [layout, decide] = useState<'begins' | 'trades'>();
  const [wasSettled, setSettled] = useState(false);
  // Never returns to the first steps: retries of a failed part keep all sections.
  if (layout !== 'trades' && (!firstSteps || isNewcomer === false || (!layout && settled && failed))) decide('trades');
  else if (!layout && settled) decide('begins');
  if (settled && !wasSettled) setSettled(true);
  const shown = (names: readonly SectionName[]) => names.filter((name) => empty[name] !== true);
  const [lead = [], ...rest] = rows;
  const row = (names: readonly SectionName[], isLead?: true) => (
    <Row key={names.join('.')} data-lead={isLead}>
      {shown(names).map((name) => (
        <Fragment key={name}>{sections[name](mode, layout === 'begins')}</Fragment>
      ))}
    </Row>
  );
  return (
    <>
      {firstSteps && sections.steps(mode)}
      {layout === undefined && coming}
      {layout === 'begins' && <FirstVisit mode={mode} />}
      {layout === 'trades' && (
        <Tiles>
          {figures.map((name) => (
            <Fragment key={name}>{tiles[name]}</Fragment>
          ))}
        </Tiles>
      )}
      {layout && row(lead, true)}
      {(settled || wasSettled) && rest.filter((names) => shown(names).length > 0).map((names) => row(names))}
    </>
  );
}

const alsoRead = [balance.name, 'searches.load', 'overview.changes'];

export function OverviewPage() {
  const known = useMode();
  const { phase } = useMeStatus();
  // A retry of the own record keeps what is shown.
  const [isShown, show] = useState(false);
  const waits = useAwaitsTerms();
  if (!isShown && !waits && (known || phase === 'fail')) show(true);
  // Before the mode is known, loads the most common layout. It stays when the own record fails to load.
  const mode = known ?? 'user';
  const loaded = partsOf(dashboardLayouts[mode]).map((name) => parts[name]);
  return (
    <Stack gap={3}>
      <Loads layout={dashboardLayouts[mode]} />
      <Heading level={1}>{titles.dashboard}</Heading>
      {isShown ? (
        <OneFailure of={loaded} also={alsoRead}>
          <Stack gap={3}>
            <Shown key={mode} mode={mode} />
          </Stack>
        </OneFailure>
      ) : (
        coming
      )}
    </Stack>
  );
}
