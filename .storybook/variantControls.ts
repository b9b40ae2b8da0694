// Types and controls of props from the variant data. The documentation reader sees only `(typeof tones)[number]`.
import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import { commonProps } from './commonProps.ts';

type Row = StrictInputType;

interface Documented {
  __docgenInfo?: { displayName?: string; actualName?: string; props?: Record<string, { tsType?: { raw?: string } }> };
}

type Variants = Record<string, readonly string[] | Record<string, string>>;

const files = import.meta.glob<Variants>('../design-system/**/*.variants.ts', { eager: true });

/** Variant lists by component: `{ Badge: { tones, variants, defaults } }`. */
const variantsOf = new Map(
  Object.entries(files).map(([file, variants]) => [file.replace(/^.*\/|\.variants\.ts$/gu, ''), variants]),
);

const listOf = (variants: Variants | undefined, prop: string): readonly string[] | undefined => {
  const found = variants?.[`${prop}s`];
  return Array.isArray(found) && found.every((one) => typeof one === 'string') ? found : undefined;
};

const quoted = (values: readonly string[]) => values.map((value) => `'${value}'`).join(' | ');

function fromVariants(row: Row, values: readonly string[], standard: string | undefined): Row {
  const summary = { summary: quoted(values) };
  return {
    ...row,
    control: { type: values.length <= 4 ? 'inline-radio' : 'select' },
    options: values,
    type: { name: 'enum', value: [...values] },
    table: { ...row.table, type: summary, ...(standard && { defaultValue: { summary: `'${standard}'` } }) },
  };
}

/** A union without variant data is printed as its source has it. */
const fromSource = (row: Row, raw: string): Row => ({
  ...row,
  table: { ...row.table, type: { summary: raw.replaceAll(/\s+/gu, ' ').replace(/^\| /u, '') } },
});

const isVague = (summary: string | undefined) =>
  summary === undefined || /(?<!['"])\b(?:union|unknown)\b(?!['"])/u.test(summary);

/** Fills in what the reader did not find. */
function withCommon(prop: string, row: Row): Row {
  const common = commonProps[prop];
  if (!common) return row;
  const { description, type } = common;
  const summary = row.table?.type?.summary;
  return {
    ...row,
    description: row.description || description,
    ...(type && isVague(summary) && { table: { ...row.table, type: { summary: type } } }),
  };
}

/** Rows for inherited props that the story sets; Storybook would infer them later, without a text. */
const inheritedRows = (argTypes: Record<string, Row>, initialArgs: object): Record<string, Row> =>
  Object.fromEntries(
    Object.keys(initialArgs)
      .filter((prop) => prop in commonProps && !(prop in argTypes))
      .map((name) => [name, { name }]),
  );

export const variantControls: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) => {
  const { __docgenInfo: read } = (component ?? {}) as Documented;
  const variants = variantsOf.get(read?.displayName ?? read?.actualName ?? '');
  const defaults = variants?.['defaults'] as Record<string, string> | undefined;
  return Object.fromEntries(
    Object.entries({ ...argTypes, ...inheritedRows(argTypes, initialArgs) }).map(([prop, row]) => {
      const values = listOf(variants, prop);
      if (values) return [prop, withCommon(prop, fromVariants(row, values, defaults?.[prop]))];
      const raw = read?.props?.[prop]?.tsType?.raw;
      return [prop, withCommon(prop, raw && isVague(row.table?.type?.summary) ? fromSource(row, raw) : row)];
    }),
  );
};
