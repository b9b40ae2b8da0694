// Own implementation because the getters of apache-arrow round moments to milliseconds.
import * as duckdb from '@duckdb/node-api';
import { DataType, DateUnit, IntervalUnit, Precision, TimeUnit, Type, type Data, type Field } from 'apache-arrow';
import { ReadingError } from '../../reading/readingError.ts';
import { durationText, floatOf16, momentIn, timeText, unitsPerSecond } from './times.ts';

type Value = duckdb.DuckDBValue;
type Getter = (at: number) => Value;

export interface ArrowColumn {
  readonly type: duckdb.DuckDBType;
  readonly getter: (data: Data) => Getter;
}

export const brokenArrow = (cause?: unknown) => new ReadingError('The Arrow file is broken', { cause });

/** A cell of a typed array. Reading beyond its end is an error. */
export function item<Cell>(values: { readonly [at: number]: Cell | undefined }, at: number): Cell {
  const found = values[at];
  if (found === undefined) throw brokenArrow();
  return found;
}

const orNull =
  (data: Data, getter: Getter): Getter =>
  (at) =>
    data.getValid(at) ? getter(at) : null;

export const column = (type: duckdb.DuckDBType, getter: (data: Data) => Getter): ArrowColumn => ({
  type,
  getter: (data) => orNull(data, getter(data)),
});

const plain = (type: duckdb.DuckDBType) =>
  column(
    type,
    ({ values }) =>
      (at) =>
        item<Value>(values, at),
  );

export const span = (offsets: Data['valueOffsets'], at: number, most: number): [from: number, to: number] => {
  const [from, to] = [Number(item(offsets, at)), Number(item(offsets, at + 1))];
  if (!(from >= 0 && from <= to && to <= most)) throw brokenArrow();
  return [from, to];
};

const inlineBytes = 12;
const viewBytes = 16;

/** Bytes of a text, a binary or a view on either. */
function bytesOf(data: Data): (at: number) => Uint8Array {
  const { type, valueOffsets, variadicBuffers }: Data = data;
  const values: Uint8Array = data.values ?? new Uint8Array();
  if (DataType.isFixedSizeBinary(type)) {
    return (at) => {
      const end = type.byteWidth * (at + 1);
      if (end > values.length) throw brokenArrow();
      return values.subarray(end - type.byteWidth, end);
    };
  }
  if (!DataType.isUtf8View(type) && !DataType.isBinaryView(type)) {
    return (at) => values.subarray(...span(valueOffsets, at, values.length));
  }
  const view = new DataView(values.buffer, values.byteOffset, values.byteLength);
  return (at) => {
    const start = at * viewBytes;
    if (start + viewBytes > view.byteLength) throw brokenArrow();
    const size = view.getInt32(start, true);
    if (size <= inlineBytes) return values.subarray(start + 4, start + 4 + size);
    const from = view.getInt32(start + 12, true);
    const buffer = item(variadicBuffers, view.getInt32(start + 8, true));
    if (from < 0 || from + size > buffer.length) throw brokenArrow();
    return buffer.subarray(from, from + size);
  };
}

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const notText = () => new ReadingError('The data is broken: it is not text in UTF-8');

const text = column(duckdb.VARCHAR, (data) => {
  const bytes = bytesOf(data);
  return (at) => {
    try {
      return strict.decode(bytes(at));
    } catch (error) {
      throw error instanceof TypeError ? notText() : error;
    }
  };
});

const binary = column(duckdb.BLOB, (data) => {
  const bytes = bytesOf(data);
  return (at) => duckdb.blobValue(bytes(at));
});

const uuid = column(duckdb.UUID, (data) => {
  const bytes = bytesOf(data);
  return (at) => duckdb.DuckDBUUIDValue.fromUint128(BigInt(`0x${Buffer.from(bytes(at)).toString('hex')}`));
});

const wholes: Readonly<Record<string, ArrowColumn>> = {
  i8: plain(duckdb.TINYINT),
  i16: plain(duckdb.SMALLINT),
  i32: plain(duckdb.INTEGER),
  i64: plain(duckdb.BIGINT),
  u8: plain(duckdb.UTINYINT),
  u16: plain(duckdb.USMALLINT),
  u32: plain(duckdb.UINTEGER),
  u64: plain(duckdb.UBIGINT),
};

const maxDigits = 38;
const wordBits = 32;

function decimalOf(precision: number, scale: number, bits: number): ArrowColumn {
  const words = bits / wordBits;
  const whole = ({ values }: Data, at: number) => {
    let found = 0n;
    for (let word = words; word > 0; word -= 1) {
      found = (found << BigInt(wordBits)) | BigInt(item<number>(values, at * words + word - 1));
    }
    return BigInt.asIntN(bits, found) * 10n ** BigInt(Math.max(0, -scale));
  };
  const digits = Math.max(precision - Math.min(0, scale), scale);
  const places = Math.max(0, scale);
  if (digits <= maxDigits)
    return column(
      duckdb.DECIMAL(digits, places),
      (data) => (at) => duckdb.decimalValue(whole(data, at), digits, places),
    );
  return column(
    duckdb.VARCHAR,
    (data) => (at) => new duckdb.DuckDBDecimalValue(whole(data, at), digits, places).toString(),
  );
}

const dayMs = 86_400_000n;
const micros = unitsPerSecond[TimeUnit.MICROSECOND];

function timestampOf(unit: TimeUnit, isUtc: boolean): ArrowColumn {
  const moment = (type: duckdb.DuckDBType, made: (value: bigint) => Value) =>
    column(
      type,
      ({ values }) =>
        (at) =>
          made(item<bigint>(values, at)),
    );
  if (unit === TimeUnit.NANOSECOND) return moment(duckdb.TIMESTAMP_NS, (value) => duckdb.timestampNanosValue(value));
  const inMicros = (value: bigint) => momentIn(value * (micros / unitsPerSecond[unit]));
  if (isUtc) return moment(duckdb.TIMESTAMPTZ, (value) => duckdb.timestampTZValue(inMicros(value)));
  return moment(duckdb.TIMESTAMP, (value) => duckdb.timestampValue(inMicros(value)));
}

/** The type in which a column without lists and structs is stored, and its cells. */
export function scalarOf({ name, type, metadata }: Field<DataType>): ArrowColumn {
  if (DataType.isNull(type)) return { type: duckdb.VARCHAR, getter: () => () => null };
  if (DataType.isBool(type)) {
    return column(
      duckdb.BOOLEAN,
      ({ values, offset }) =>
        (at) =>
          (item<number>(values, (offset + at) >> 3) & (1 << ((offset + at) & 7))) !== 0,
    );
  }
  if (DataType.isInt(type)) return wholes[`${type.isSigned ? 'i' : 'u'}${type.bitWidth}`]!;
  if (DataType.isFloat(type)) {
    if (type.precision === Precision.DOUBLE) return plain(duckdb.DOUBLE);
    if (type.precision === Precision.SINGLE) return plain(duckdb.FLOAT);
    return column(
      duckdb.FLOAT,
      ({ values }) =>
        (at) =>
          floatOf16(item(values, at)),
    );
  }
  if (DataType.isUtf8(type) || DataType.isLargeUtf8(type) || DataType.isUtf8View(type)) return text;
  if (DataType.isBinary(type) || DataType.isLargeBinary(type) || DataType.isBinaryView(type)) return binary;
  if (DataType.isFixedSizeBinary(type))
    return type.byteWidth === 16 && metadata.get('ARROW:extension:name') === 'arrow.uuid' ? uuid : binary;
  if (DataType.isDecimal(type)) return decimalOf(type.precision, type.scale, type.bitWidth);
  if (DataType.isDate(type)) {
    const isDay = type.unit === DateUnit.DAY;
    return column(
      duckdb.DATE,
      ({ values }) =>
        (at) =>
          duckdb.dateValue(isDay ? item<number>(values, at) : Number(item<bigint>(values, at) / dayMs)),
    );
  }
  if (DataType.isTimestamp(type)) return timestampOf(type.unit, Boolean(type.timezone));
  if (DataType.isTime(type)) {
    const { unit } = type;
    return column(
      duckdb.VARCHAR,
      ({ values }) =>
        (at) =>
          timeText(BigInt(item(values, at)), unit),
    );
  }
  if (DataType.isDuration(type)) return plain(duckdb.BIGINT);
  if (DataType.isInterval(type)) {
    const { unit } = type;
    const words = unit === IntervalUnit.YEAR_MONTH ? 1 : unit === IntervalUnit.DAY_TIME ? 2 : 4;
    return column(duckdb.VARCHAR, ({ values }) => (at) => {
      const part = Array.from({ length: words }, (_, word) => item<number>(values, at * words + word));
      return durationText(part, unit);
    });
  }
  throw new ReadingError(`The column “${name}” has the type ${Type[type.typeId]}, which cannot be read`);
}
