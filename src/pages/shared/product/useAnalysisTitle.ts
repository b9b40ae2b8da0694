import { analyses } from '../../../state/trade/executions.ts';
import { useLoad } from '../useLoad.ts';
import { useValue } from '../../../state/machine/resource.ts';

/** Falls back to the name until titles are loaded. */
export function useAnalysisTitle(): (name: string) => string {
  const catalogue = useValue(analyses);
  useLoad(analyses);
  return (name) => catalogue?.analyses.find((analysis) => analysis.name === name)?.title ?? name;
}
