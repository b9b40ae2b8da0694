// Own implementation because virtualizers give the scroll area its full height, and browsers cap that between 17 and
// 33 million pixels. Above `maxPixels`, the area is shorter than its content: small movements scroll one to one, long
// ones (the scroll bar) in proportion.
export const maxPixels = 4_000_000;

export interface Heights {
  content: number;
  viewport: number;
}

/** `offset` in the content, `scrollTop` of the element: they differ where the content is higher than an element may be. */
export interface Position {
  offset: number;
  scrollTop: number;
}

export const areaHeight = (content: number) => Math.min(content, maxPixels);

const maxOffset = ({ content, viewport }: Heights) => Math.max(0, content - viewport);
const maxScrollTop = ({ content, viewport }: Heights) => Math.max(0, areaHeight(content) - viewport);

const clamp = (value: number, max: number) => Math.min(max, Math.max(0, value));

export function scrollTopOf(offset: number, heights: Heights): number {
  const most = maxOffset(heights);
  return most === 0 ? 0 : (clamp(offset, most) / most) * maxScrollTop(heights);
}

function offsetOf(scrollTop: number, heights: Heights): number {
  const most = maxScrollTop(heights);
  return most === 0 ? 0 : (clamp(scrollTop, most) / most) * maxOffset(heights);
}

export function scrolled(before: Position, scrollTop: number, heights: Heights): number {
  if (heights.content <= maxPixels) return clamp(scrollTop, maxOffset(heights));
  const moved = scrollTop - before.scrollTop;
  if (Math.abs(moved) > heights.viewport) return offsetOf(scrollTop, heights);
  return clamp(before.offset + moved, maxOffset(heights));
}

/** The element has reached an end of its area before the end of the content. */
export function atFalseEnd({ offset, scrollTop }: Position, heights: Heights): boolean {
  if (heights.content <= maxPixels) return false;
  const end = maxScrollTop(heights);
  return (scrollTop <= 0 && offset > 0) || (scrollTop >= end - 1 && offset < maxOffset(heights));
}

export function offsetToShow(row: number, rowHeight: number, offset: number, { content, viewport }: Heights): number {
  const start = row * rowHeight;
  if (start < offset) return start;
  const needed = start + rowHeight - viewport;
  return clamp(Math.max(offset, needed), maxOffset({ content, viewport }));
}
