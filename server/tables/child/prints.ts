export interface Print {
  /** `natural`: as DuckDB prints it. `plain`: whole numbers without a point. `layout`: of moments and booleans. */
  readonly form: 'natural' | 'plain' | 'decimals' | 'layout';
  readonly of?: number;
}

export const layoutOf = {
  moment: (isLettered: boolean, precision: number, zone: number) => 1 + (isLettered ? 1 : 0) + precision * 2 + zone * 8,
  flag: (style: number) => 1 + style,
} as const;

const clocks = ['%H:%M', '%H:%M:%S', '%H:%M:%S.%g', '%H:%M:%S.%f'];
const zones = ['', 'Z', '+00', '+00:00'];
const booleans = [
  ['true', 'false'],
  ['True', 'False'],
  ['TRUE', 'FALSE'],
];

function layoutSql(cell: string, type: string, layout: number): string {
  const parts = layout - 1;
  if (type === 'BOOLEAN') {
    const [yes, no] = booleans[parts]!;
    return `case when ${cell} then '${yes}' when not ${cell} then '${no}' end`;
  }
  const moment = type.includes('ZONE') ? `make_timestamp(epoch_us(${cell}))` : cell;
  const form = `%Y-%m-%d${parts % 2 > 0 ? 'T' : ' '}${clocks[(parts >> 1) % 4]}${zones[parts >> 3]}`;
  return `strftime(${moment}, '${form}')`;
}

export function printSql(cell: string, type: string, { form, of = 0 }: Print): string {
  if (form === 'plain')
    return `case when ${cell} = floor(${cell}) then ${cell}::bigint::varchar else ${cell}::varchar end`;
  if (form === 'decimals') return `printf('%.${of}f', ${cell})`;
  return form === 'layout' ? layoutSql(cell, type, of) : `${cell}::varchar`;
}

export const printsText = (prints: readonly (Print | undefined)[]) =>
  JSON.stringify(
    Object.fromEntries(prints.flatMap((print, at) => (print && print.form !== 'natural' ? [[at, print]] : []))),
  );

export const printsIn = (text: string) => new Map(Object.entries(JSON.parse(text) as Record<string, Print>));
