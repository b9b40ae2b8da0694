// Wide tables need memory per column: DuckDB's Parquet writer buffers each column of each thread.
const mebibyte = 2 ** 20;
/** Columns from which one thread reads and writes. */
const wide = 32;
/** Columns from which dictionaries cost more memory than they save space. */
const veryWide = 100;
const dictionaryValues = 1024;
const maxGroupRows = 30_720;
/** The length of DuckDB's vectors. */
const minGroupRows = 2048;
const cellsOfGroup = 2 ** 20;
const memoryPerColumn = 0.125 * mebibyte;
const maxMemory = 420 * mebibyte;
/** With less, two threads that write rows in order mostly wait for one another. */
const memoryOfTwo = 240 * mebibyte;

/** Threads and bytes of memory for a table. DuckDB reserves more per column than it then uses. */
export const resourcesFor = (columns: number, memory: number) => ({
  threads: columns > wide ? 1 : 2,
  memory: Math.max(memory, columns > wide ? Math.min(maxMemory, memory + columns * memoryPerColumn) : memoryOfTwo),
});

/** Small row groups need little memory, and windows of rows read little. */
export function parquetOptions(columns: number): string {
  const rows = Math.max(minGroupRows, Math.min(maxGroupRows, Math.floor(cellsOfGroup / Math.max(1, columns))));
  const values = columns > veryWide ? 1 : dictionaryValues;
  return `format parquet, compression zstd, use_tmp_file false, row_group_size ${rows}, dictionary_size_limit ${values}`;
}
