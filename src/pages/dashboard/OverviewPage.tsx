import { Grid, Heading, Stack } from '#design-system';
import type { Slot } from '#contract/types.ts';
import { Fragment } from 'react';
import { titles } from '../../messages/screens.ts';
import { useMode } from '../../state/me/me.ts';
import { useOperation } from '../../state/machine/operations.ts';
import { dashboardLayouts, type SectionName } from './layouts.ts';
import { Loads } from './lists/Loads.tsx';
import { sections } from './sections.tsx';
import { Tiles } from './figures/Tiles.tsx';
import { tiles, tileSkeletons } from './figures/figures.tsx';

/** Sections side by side; one alone may be nothing, and then takes no room. */
function Row({ names, mode }: { names: readonly SectionName[]; mode: Slot }) {
  const row = names.map((name) => <Fragment key={name}>{sections[name](mode)}</Fragment>);
  return row.length > 1 ? <Grid columns="large">{row}</Grid> : row;
}

/** Everything that a mode is about: figures first, then what is behind them. */
function Shown({ mode }: { mode: Slot }) {
  const layout = dashboardLayouts[mode];
  return (
    <>
      {layout.firstSteps && sections.steps(mode)}
      <Tiles>
        {layout.tiles.map((name) => (
          <Fragment key={name}>{tiles[name]}</Fragment>
        ))}
      </Tiles>
      {layout.sections.map((row) => (
        <Row key={row.join('.')} names={row} mode={mode} />
      ))}
    </>
  );
}

/** What needs attention and how things stand, as the mode has it: each part loads, and fails, by itself. */
export function OverviewPage() {
  const known = useMode();
  const { phase } = useOperation('me.load');
  // Until it is known who looks, that is read which most are shown; without the own record it stays so.
  const mode = known ?? 'user';
  return (
    <Stack gap={6}>
      <Loads layout={dashboardLayouts[mode]} />
      <Heading level={1}>{titles.dashboard}</Heading>
      {known || phase === 'fail' ? <Shown mode={mode} /> : tileSkeletons}
    </Stack>
  );
}
