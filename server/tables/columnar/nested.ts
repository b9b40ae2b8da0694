import * as duckdb from '@duckdb/node-api';
import { DataType, type Field } from 'apache-arrow';
import { columnNames } from '../../reading/names.ts';
import { ReadingError } from '../../reading/readingError.ts';
import { brokenArrow, column, item, scalarOf, span, type ArrowColumn } from './cells.ts';

function listOf(field: Field): ArrowColumn {
  const inner = columnOf(field);
  return column(duckdb.LIST(inner.type), ({ type, valueOffsets, children: [child] }) => {
    if (!child) throw brokenArrow();
    const getter = inner.getter(child);
    const size = DataType.isFixedSizeList(type) ? type.listSize : undefined;
    return (at) => {
      const [from, to] = size === undefined ? span(valueOffsets, at, child.length) : [size * at, size * (at + 1)];
      if (to > child.length) throw brokenArrow();
      return duckdb.listValue(Array.from({ length: to - from }, (_, place) => getter(from + place)));
    };
  });
}

function structOf(fields: readonly Field[]): ArrowColumn {
  if (fields.length === 0) throw new ReadingError('The Arrow file has a struct without fields, which cannot be read');
  const inner = fields.map((field) => columnOf(field));
  const written = fields.map(({ name }) => name);
  const isUnique = new Set(written.map((name) => name.toLowerCase())).size === written.length;
  const names = isUnique ? written : columnNames(written);
  const type = new duckdb.DuckDBStructType(
    names,
    inner.map((one) => one.type),
  );
  return column(type, ({ children }) => {
    const getters = inner.map(({ getter }, place) => getter(item(children, place)));
    return (at) => duckdb.structValue(Object.fromEntries(getters.map((getter, place) => [names[place], getter(at)])));
  });
}

function mapOf({ type: entries }: Field<DataType>): ArrowColumn {
  const [keyField, valueField]: Field[] = entries.children ?? [];
  if (!keyField || !valueField) throw brokenArrow();
  const [keys, cells] = [columnOf(keyField), columnOf(valueField)];
  return column(duckdb.MAP(keys.type, cells.type), ({ valueOffsets, children: [pairs] }) => {
    const [keyData, valueData] = pairs?.children ?? [];
    if (!pairs || !keyData || !valueData) throw brokenArrow();
    const [key, value] = [keys.getter(keyData), cells.getter(valueData)];
    return (at) => {
      const [from, to] = span(valueOffsets, at, pairs.length);
      return duckdb.mapValue(
        Array.from({ length: to - from }, (_, place) => ({ key: key(from + place), value: value(from + place) })),
      );
    };
  });
}

/** A dictionary arrives in parts. */
function dictionaryOf(words: Field): ArrowColumn {
  const inner = columnOf(words);
  return column(inner.type, ({ values, dictionary }) => {
    const chunks = (dictionary?.data ?? []).map((chunk) => ({ length: chunk.length, getter: inner.getter(chunk) }));
    return (at) => {
      let place = Number(item(values, at));
      for (const { length, getter } of chunks) {
        if (place >= 0 && place < length) return getter(place);
        place -= length;
      }
      throw brokenArrow();
    };
  });
}

/** The type in which a column of an Arrow file is stored, and its cells. */
export function columnOf(field: Field): ArrowColumn {
  const type: DataType = field.type;
  if (DataType.isList(type) || DataType.isLargeList(type) || DataType.isFixedSizeList(type))
    return listOf(item(type.children, 0));
  if (DataType.isStruct(type)) return structOf(type.children);
  if (DataType.isMap(type)) return mapOf(item(type.children, 0));
  if (DataType.isDictionary(type)) return dictionaryOf(field.clone({ type: type.dictionary }));
  return scalarOf(field);
}
