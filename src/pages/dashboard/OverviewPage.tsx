import { Grid, Heading, Stack } from '#design-system';
import type { Slot } from '#contract/types.ts';
import { Fragment } from 'react';
import { titles } from '../../config/screens.ts';
import { useMode, useMeStatus } from '../../state/me/me.ts';
import { dashboardLayouts, type SectionName } from './layouts.ts';
import { Loads } from './lists/Loads.tsx';
import { sections } from './sections.tsx';
import { Tiles } from './figures/Tiles.tsx';
import { tiles, tileSkeletons } from './figures/figures.tsx';

function Row({ names, mode }: { names: readonly SectionName[]; mode: Slot }) {
  const row = names.map((name) => <Fragment key={name}>{sections[name](mode)}</Fragment>);
  return row.length > 1 ? <Grid columns="large">{row}</Grid> : row;
}

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

export function OverviewPage() {
  const known = useMode();
  const { phase } = useMeStatus();
  // Before the mode is known, loads the most common layout. It stays when the own record fails to load.
  const mode = known ?? 'user';
  return (
    <Stack gap={6}>
      <Loads layout={dashboardLayouts[mode]} />
      <Heading level={1}>{titles.dashboard}</Heading>
      {known || phase === 'fail' ? <Shown mode={mode} /> : tileSkeletons}
    </Stack>
  );
}
