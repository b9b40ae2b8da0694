// Compiles a query to SQL. Names come from the table itself, values are bound as parameters.
import { findColumn, type Column } from '../../duckdb/columns.ts';
import { literal, quoted } from '../../duckdb/database.ts';
import type { ArgumentProblem, TableQuery } from '../job.ts';
import type { Stored } from './hidden.ts';
import type { Literal } from '../literal.ts';
import type { Where } from '../where.ts';
import { boundNumber, dateIn, numberType } from './literals.ts';

type Bound = string | boolean;

export class ArgumentError extends Error {
  override readonly name = 'ArgumentError';
  readonly wrong: ArgumentProblem;

  constructor(field: ArgumentProblem['field'], problem: string) {
    super(`${field} ${problem}`);
    this.wrong = { field, problem };
  }
}

export interface Compiled {
  readonly chosen: readonly Column[];
  readonly from: string;
  readonly order: string;
  readonly window: string;
  readonly values: readonly Bound[];
}

const needs = {
  number: 'a number',
  date: 'a date in quotes, such as ‘2026-01-31’',
  boolean: 'true or false',
  text: 'text in single quotes',
  other: 'no comparison but “is null”',
} as const;

function fits({ kind }: Column, value: Literal): boolean {
  if (kind === 'number') return typeof value === 'number' || typeof value === 'object';
  if (kind === 'boolean') return typeof value === 'boolean';
  if (kind === 'date') return typeof value === 'string' && dateIn(value) !== undefined;
  return kind === 'text' && typeof value === 'string';
}

class Filter {
  readonly #columns: readonly Column[];
  readonly values: Bound[] = [];

  constructor(columns: readonly Column[]) {
    this.#columns = columns;
  }

  text(where: Where): string {
    switch (where.kind) {
      case 'and':
      case 'or':
        return `(${where.parts.map((part) => this.text(part)).join(` ${where.kind} `)})`;
      case 'not':
        return `(not ${this.text(where.part)})`;
      case 'empty':
        return `(${quoted(this.#column(where).name)} is null)`;
      case 'in': {
        const column = this.#column(where);
        return `(${this.#cell(column)} in (${where.values.map((value) => this.#bind(column, value, where.at)).join(', ')}))`;
      }
      case 'compare':
        return this.#comparison(where);
      default:
        return where satisfies never;
    }
  }

  /** Searches each cell as the source wrote it and as a table prints it. */
  search(text: string, texts: Stored['texts']): string {
    this.values.push(text.toLowerCase());
    const cells = this.#columns.flatMap(({ name, kind }) => {
      const written = texts.get(name);
      const printed = kind === 'other' ? `to_json(${quoted(name)})` : quoted(name);
      return [`${printed}::varchar`, ...(written === undefined ? [] : [written])];
    });
    return `contains(lower(concat_ws(chr(31), ${cells.join(', ')})), $${this.values.length})`;
  }

  /** Searches the cells that can hold any text, each alone. */
  pattern(pattern: string, texts: Stored['texts']): string {
    const cells = this.#columns.flatMap(({ name, kind }) => {
      const written = texts.get(name);
      const own = kind === 'text' ? quoted(name) : kind === 'other' ? `to_json(${quoted(name)})` : undefined;
      return [own, written].filter((cell) => cell !== undefined);
    });
    const matches = cells.map((cell) => `regexp_matches(${cell}::varchar, ${literal(pattern)}, 'i')`);
    return matches.length > 0 ? `(${matches.join(' or ')})` : 'false';
  }

  #comparison(where: Where & { kind: 'compare' }): string {
    const column = this.#column(where);
    if (where.op !== 'contains') {
      return `(${this.#cell(column)} ${where.op} ${this.#bind(column, where.value, where.at)})`;
    }
    if (column.kind !== 'text' || typeof where.value !== 'string') {
      throw new ArgumentError('where', `can search only text columns for text at position ${where.at}`);
    }
    this.values.push(where.value.toLowerCase());
    return `contains(lower(${this.#cell(column)}), $${this.values.length})`;
  }

  #cell({ name, type, kind }: Column): string {
    if (kind === 'date')
      return type === 'TIMESTAMP WITH TIME ZONE'
        ? `(${quoted(name)} at time zone 'UTC')`
        : `${quoted(name)}::timestamp`;
    return kind === 'text' ? `${quoted(name)}::varchar` : quoted(name);
  }

  #column({ column, at }: { column: string; at: number }): Column {
    const found = this.#columns.find(({ name }) => name === column);
    if (!found) throw new ArgumentError('where', `names an unknown column “${column}” at position ${at}`);
    return found;
  }

  #bind(column: Column, value: Literal, at: number): string {
    if (!fits(column, value)) {
      throw new ArgumentError(
        'where',
        `compares “${column.name}” at position ${at}, which takes ${needs[column.kind]}`,
      );
    }
    const place = `$${this.values.length + 1}`;
    if (column.kind === 'number') {
      this.values.push(boundNumber(value));
      return `${place}::varchar::${numberType(column, value)}`;
    }
    if (column.kind === 'date') {
      this.values.push((typeof value === 'string' && dateIn(value)) || '');
      return `(${place}::varchar::timestamptz at time zone 'UTC')`;
    }
    this.values.push(typeof value === 'boolean' || typeof value === 'string' ? value : boundNumber(value));
    return place;
  }
}

function chosenOf(columns: readonly Column[], names: readonly string[] | undefined): readonly Column[] {
  if (!names) return columns;
  const unique = [...new Set(names)];
  return unique.map((name) => {
    try {
      return findColumn(columns, name);
    } catch (error) {
      throw new ArgumentError('columns', `is wrong: ${error instanceof Error ? error.message : ''}`);
    }
  });
}

export function compile({ columns, row, texts }: Stored, table: string, query: TableQuery): Compiled {
  const { where, search, pattern, sort, limit, offset } = query;
  const chosen = chosenOf(columns, query.columns);
  const filter = new Filter(columns);
  const conditions = [
    ...(where ? [filter.text(where)] : []),
    ...(search === undefined ? [] : [filter.search(search, texts)]),
    ...(pattern === undefined ? [] : [filter.pattern(pattern, texts)]),
  ];
  const filtered = conditions.length > 0 ? ` where ${conditions.join(' and ')}` : '';
  if (sort && !columns.some(({ name }) => name === sort.column))
    throw new ArgumentError('sort', 'names an unknown column');
  return {
    chosen,
    from: `from ${table}${filtered}`,
    order: sort
      ? ` order by ${quoted(sort.column)} ${sort.descending ? 'desc' : 'asc'} nulls last, ${quoted(row)}`
      : '',
    window: `${limit === undefined ? '' : ` limit ${limit}`}${offset ? ` offset ${offset}` : ''}`,
    values: filter.values,
  };
}
