/** Start and end of a matched word, in UTF-16 units. */
export type MarkedRange = readonly [start: number, end: number];

const none: readonly MarkedRange[] = [];

/** Text with matched words in `mark` elements. Ranges in order, without overlap. */
export function Marked({ text, ranges = none }: { text: string; ranges?: readonly MarkedRange[] | undefined }) {
  if (ranges.length === 0) return text;
  return (
    <>
      {ranges.map(([start, end], index) => (
        <span key={start}>
          {text.slice(ranges[index - 1]?.[1] ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(ranges.at(-1)?.[1])}
    </>
  );
}
