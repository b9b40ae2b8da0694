import { loadAnalyses, useExecutions } from '../../../state/trade/executions.ts';
import { useLoad } from '../useLoad.ts';

const nothing = {};

/** Titles of analyses by name; the name itself until they are known. */
export function useAnalysisTitle(): (name: string) => string {
  const { catalogue } = useExecutions();
  useLoad(loadAnalyses, nothing);
  return (name) => catalogue?.analyses.find((analysis) => analysis.name === name)?.title ?? name;
}
