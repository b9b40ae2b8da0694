interface Block {
  part: number;
  start: number;
  end: number;
}

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
