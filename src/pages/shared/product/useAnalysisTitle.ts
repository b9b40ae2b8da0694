import { loadAnalyses, useExecutions } from '../../../state/trade/executions.ts';
import { useLoad } from '../useLoad.ts';

const nothing = {};

/** Falls back to the name until titles are loaded. */
export function useAnalysisTitle(): (name: string) => string {
  const { catalogue } = useExecutions();
  useLoad(loadAnalyses, nothing);
  return (name) => catalogue?.analyses.find((analysis) => analysis.name === name)?.title ?? name;
}
