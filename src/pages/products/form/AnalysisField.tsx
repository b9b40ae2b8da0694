import { Select } from '#design-system';
import { analysisNames } from '#contract/constants.ts';
import { productForm as words } from '../../../messages/productForm.ts';
import { useAnalysisTitle } from '../../shared/product/useAnalysisTitle.ts';

/** Required: an algorithm without an analysis cannot run. */
export function AnalysisField() {
  const titleOf = useAnalysisTitle();
  return (
    <Select
      name="analysis"
      label={words.analysis}
      hint={words.analysisHint}
      required
      placeholder={words.chooseAnalysis}
      options={analysisNames.map((value) => ({ value, label: titleOf(value) }))}
    />
  );
}
