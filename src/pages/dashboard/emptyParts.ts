// Sections without content are not rendered.
import type { Slot } from '#contract/types.ts';
import { useOperations } from '../../state/machine/status.ts';
import { useValue, type Resource } from '../../state/machine/resource.ts';
import { dashboardLayouts, partsOf, type SectionName } from './layouts.ts';
import { parts } from './overview.ts';

const isEmptyPage = (page: { content: readonly unknown[] } | undefined) => page?.content.length === 0;

export function useEmptySections(): Partial<Record<SectionName, boolean | undefined>> {
  const sales = useValue(parts.sales);
  const withoutSales = sales && sales.totals.sales === 0;
  // Partners earn shares without sales.
  const withoutIncome = sales && withoutSales && sales.totals.shares_received === 0;
  return {
    sales: withoutIncome,
    topProducts: withoutSales,
    runway: isEmptyPage(useValue(parts.access)),
    runs: isEmptyPage(useValue(parts.runs)),
    algorithmRuns: isEmptyPage(useValue(parts.algorithmRuns)),
    // Other sellers' products make room for the own sales.
    recent: isEmptyPage(useValue(parts.recent)) || withoutSales === false,
    activity: isEmptyPage(useValue(parts.activity)),
  };
}

/** Settled once every part has a value or has failed: sections below then appear without moving one another. */
export function useSettled(mode: Slot): { settled: boolean; failed: boolean } {
  const used = partsOf(dashboardLayouts[mode]).map((part): Resource<void, unknown> => parts[part]);
  const states = useOperations(used.map(({ name }) => name));
  const settled = used.every((one, index) => {
    const phase = states[index]?.phase;
    return phase === 'success' || phase === 'fail' || one.get() !== undefined;
  });
  return { settled, failed: states.some((state) => state?.phase === 'fail') };
}

/** A newcomer has neither listed nor bought anything, and moved no tokens; undefined until all are known. */
export function useIsNewcomer(): boolean | undefined {
  const totals = [useValue(parts.owned)?.total, useValue(parts.everBought)?.total, useValue(parts.everMoved)?.total];
  if (totals.some((total) => total)) return false;
  return totals.includes(undefined) ? undefined : true;
}
