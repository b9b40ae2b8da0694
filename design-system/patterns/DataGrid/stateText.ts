import { numberFormat } from '../../internal/format/formats.ts';
import { counted } from '../../internal/format/counted.ts';
import { fillText } from '../../internal/format/fillText.ts';
import type { Range } from './select/selection.ts';
import type { GridTexts } from './texts.ts';

interface GridState {
  total: number | undefined;
  isFiltered: boolean;
  hasFailed: boolean;
  selected: Range | undefined;
}

const many = (one: number) => numberFormat().format(one);

export function stateText({ total, isFiltered, hasFailed, selected }: GridState, texts: GridTexts): string {
  const unknown = hasFailed ? '' : texts.loading;
  const rows = total === undefined ? unknown : counted(isFiltered ? texts.matching : texts.rows, total);
  const selection =
    selected &&
    fillText(texts.selected, {
      rows: many(selected.bottom - selected.top + 1),
      columns: many(selected.end - selected.start + 1),
    });
  return [rows, selection].filter(Boolean).join(' · ');
}
