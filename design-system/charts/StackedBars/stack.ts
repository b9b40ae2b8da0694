interface Block {
  /** Index of the series. */
  part: number;
  start: number;
  end: number;
}

/** Stacks the values of one bar. Missing and negative values take no height. */
export function stackOf(values: readonly (number | null)[]): Block[] {
  const blocks: Block[] = [];
  let top = 0;
  for (const [part, value] of values.entries()) {
    const size = value !== null && Number.isFinite(value) && value > 0 ? value : 0;
    if (size > 0) blocks.push({ part, start: top, end: top + size });
    top += size;
  }
  return blocks;
}
