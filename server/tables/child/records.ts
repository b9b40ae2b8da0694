// Records of a JSON document as rows of a table. Column names match those of a sample (samples/jsonItems.ts).
import { columnsOf } from '../../duckdb/columns.ts';
import { literal, quoted, type Database } from '../../duckdb/database.ts';
import { RunError } from '../../duckdb/error.ts';

interface Part {
  readonly name: string;
  readonly expression: string;
  readonly type: string;
}

const isNumbers = (type = '') => /^(?:DOUBLE|FLOAT|U?(?:TINY|SMALL|BIG|HUGE)INT|U?INTEGER)\[\]$/u.test(type);
const isStruct = (type: string) => type.startsWith('STRUCT') && !type.endsWith('[]');

async function fieldsOf(database: Database, table: string, { expression }: Part): Promise<Part[]> {
  const fields = await database.rows(
    `select unnest(struct_keys(${expression})) from (select * from ${table} where ${expression} is not null limit 1)`,
  );
  const parts = fields.map(([name]) => ({
    name: String(name),
    expression: `struct_extract(${expression}, ${literal(String(name))})`,
  }));
  const types = await database.rows(
    `select ${parts.map((part) => `typeof(${part.expression})`).join(', ') || 'null'} from ${table} limit 1`,
  );
  return parts.map((part, index) => Object.assign(part, { type: String(types[0]?.[index]) }));
}

async function placeOf(database: Database, table: string, geometry: Part): Promise<Part[]> {
  const inner = await fieldsOf(database, table, geometry);
  const [kind, coordinates] = ['type', 'coordinates'].map((name) => inner.find((part) => part.name === name));
  if (!kind) return [];
  const isPoint = `${kind.expression} = 'Point'`;
  const [[points = 0, others = 0, high = 0] = []] = await database.rows(
    `select count(*) filter (${isPoint}), count(*) filter (not ${isPoint}), ${coordinates && isNumbers(coordinates.type) ? `count(${coordinates.expression}[3])` : '0'} from ${table}`,
  );
  const shape = {
    name: 'geometry',
    expression: `case when not ${isPoint} then ${kind.expression} end`,
    type: 'VARCHAR',
  };
  if (!coordinates || !isNumbers(coordinates.type) || points === 0) return [shape];
  const names = ['longitude', 'latitude', ...(Number(high) > 0 ? ['altitude'] : [])];
  const numbers = names.map((name, index) => ({
    name,
    expression: `case when ${isPoint} then ${coordinates.expression}[${index + 1}] end`,
    type: 'DOUBLE',
  }));
  return Number(others) > 0 ? [...numbers, shape] : numbers;
}

async function partsOf(database: Database, table: string): Promise<Part[]> {
  const parts = (await columnsOf(database, `select * from ${table}`)).map(({ name, type }): Part => ({
    name,
    expression: quoted(name),
    type,
  }));
  const named = (name: string) => parts.find((part) => part.name === name);
  const [type, properties, geometry] = [named('type'), named('properties'), named('geometry')];
  if (!type || !properties || !isStruct(properties.type)) return parts;
  const [[others = 1] = []] = await database.rows(
    `select count(*) filter (${type.expression} is distinct from 'Feature') from ${table}`,
  );
  if (Number(others) > 0) return parts;
  const place = geometry && isStruct(geometry.type) ? await placeOf(database, table, geometry) : [];
  const about = await fieldsOf(database, table, properties);
  return [...about.filter(({ name }) => !place.some((part) => part.name === name)), ...place];
}

async function recordsIn(database: Database, raw: string): Promise<string> {
  const [[rows = 0] = []] = await database.rows(`select count(*) from ${raw}`);
  const lists = (await columnsOf(database, `select * from ${raw}`)).filter(({ type }) => type.endsWith('[]'));
  const ofObjects = lists.find(({ type }) => type.startsWith('STRUCT'));
  const list = ofObjects ?? (lists.length === 1 ? lists[0] : undefined);
  if (Number(rows) !== 1 || !list) return raw;
  const table = `${raw}_rows`;
  await database.run(
    `create table ${raw}_records as select unnest(${quoted(list.name)}, recursive := false) as value from ${raw}`,
  );
  await database.run(`create table ${table} as select ${ofObjects ? 'unnest(value)' : 'value'} from ${raw}_records`);
  await database.run(`drop table ${raw}_records`);
  await database.run(`drop table ${raw}`);
  return table;
}

export async function flatten(database: Database, raw: string, table: string): Promise<void> {
  const source = await recordsIn(database, raw);
  const taken = new Set<string>();
  const selected: string[] = [];
  const add = ({ expression, name }: Part) => {
    let unique = name;
    for (let count = 2; taken.has(unique.toLowerCase()); count += 1) unique = `${name}_${count}`;
    taken.add(unique.toLowerCase());
    selected.push(`${expression} as ${quoted(unique)}`);
  };
  for (const part of await partsOf(database, source)) {
    if (!isStruct(part.type)) add(part);
    else
      for (const inner of await fieldsOf(database, source, part)) add({ ...inner, name: `${part.name}.${inner.name}` });
  }
  if (selected.length === 0) throw new RunError('The data has no columns');
  await database.run(`create table ${table} as select ${selected.join(', ')} from ${source}`);
  await database.run(`drop table ${source}`);
}
