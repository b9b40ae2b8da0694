import { literal, quoted } from '../../duckdb/database.ts';
import { dayForm, numberForm, type Forms } from '../../reading/forms.ts';
import type { Shape } from '../../reading/fitting.ts';
import type { Print } from './prints.ts';

export type { Shape } from '../../reading/fitting.ts';

export interface Cells {
  readonly name: string;
  readonly shapes: readonly Shape[];
  /** Marks of missing values. Without marks, cells are taken as they are. */
  readonly missing?: ReadonlySet<string>;
  readonly forms?: Forms;
}

export interface Typed extends Cells {
  readonly type: Shape;
  /** Form of the source. Without it, the source's text is kept beside the typed cells. */
  readonly print?: Print;
  /** True if no cell has a mark of a missing value, or signs or blanks around its value. */
  readonly isClean: boolean;
}

/** True for cells that DuckDB's readers take as values of the type. */
export const isNative = ({ isClean, print }: Typed) => isClean && print !== undefined;

/** A cell as SQL writes its value, with the same result as `plainWriter`. */
function plainCell(text: string, forms: Forms): string {
  const number = numberForm(forms);
  const day = dayForm(forms);
  const { decimal = '.', thousands = '' } = forms;
  const grouped = thousands === decimal ? '' : thousands;
  const digits = `replace(replace(${text}, ${literal(grouped)}, ''), ${literal(decimal)}, '.')`;
  const groups = day?.groups.map((group) => `\\${group}`).join('-') ?? '';
  const moment = day ? `regexp_replace(${text}, ${literal(day.pattern)}, ${literal(groups)})` : text;
  return number === undefined
    ? moment
    : `case when regexp_full_match(${text}, ${literal(number)}) then ${digits} else ${moment} end`;
}

/** The typed cell as SQL, of a text that its type keeps. */
export function convert({ name, type, missing, isClean, forms }: Typed): string {
  const cell = quoted(name);
  // Each further step of an expression holds a vector in memory, for each of many columns.
  if (isClean) return `try_cast(${cell} as ${type})`;
  const trimmed = missing ? `trim(${cell}, ' ')` : cell;
  const text = forms ? plainCell(trimmed, forms) : trimmed;
  const value = `try_cast(${text} as ${type})`;
  return missing ? `case when not ${text} in (${[...missing].map(literal).join(', ')}) then ${value} end` : value;
}
