import { Breadcrumbs, fillText, Heading, Stack, Stepper, Text } from '#design-system';
import { paths } from '../../../config/paths.ts';
import { uploadMessages as messages } from './messages.ts';
import { titles } from '../../../config/screens.ts';
import { categories } from '../../../state/trade/browse/marketplace.ts';
import { useMe } from '../../../state/me/me.ts';
import { useMay } from '../../../state/me/rights.ts';
import { draftMaxRows } from '../../../config/constants.ts';
import { LeaveGuard } from '../../shared/forms/LeaveGuard.tsx';
import { RouterLink } from '../../shared/RouterLink.tsx';
import { useLoad } from '../../shared/useLoad.ts';
import { NoRight } from '../NoRight.tsx';
import { ColumnsStep } from './ColumnsStep.tsx';
import { DoneStep } from './DoneStep.tsx';
import { GridStep } from './GridStep.tsx';
import { SourceStep } from './SourceStep.tsx';
import { useWorkbench } from './useWorkbench.ts';

const order = ['source', 'columns', 'grid', 'done'] as const;

export function UploadPage() {
  const tools = useWorkbench();
  const known = useMe() !== undefined;
  const may = useMay('sell');
  useLoad(categories);
  if (known && !may) return <NoRight />;
  const { step } = tools.bench;
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Breadcrumbs current={titles.uploadProducts}>
          <RouterLink to={paths.products}>{titles.products}</RouterLink>
        </Breadcrumbs>
        <Heading level={1}>{titles.uploadProducts}</Heading>
        <Text tone="muted">{messages.intro}</Text>
      </Stack>
      <Stepper steps={messages.steps} current={step === 'done' ? order.length : order.indexOf(step)} />
      <LeaveGuard when={step === 'columns' || step === 'grid'} text={fillText(messages.leave, { max: draftMaxRows })} />
      {step === 'source' && <SourceStep onRead={(table) => tools.change({ type: 'read', table })} />}
      {step === 'columns' && <ColumnsStep {...tools} />}
      {step === 'grid' && <GridStep {...tools} />}
      {step === 'done' && <DoneStep {...tools} />}
    </Stack>
  );
}
