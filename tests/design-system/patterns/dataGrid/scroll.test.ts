import * as fc from '../../../support/property.ts';
import { describe, expect, it } from 'vitest';
import {
  areaHeight,
  atFalseEnd,
  maxPixels,
  offsetToShow,
  scrolled,
  scrollTopOf,
} from '#design-system/patterns/DataGrid/rows/scaledScroll.ts';

const viewport = 600;
const long = { content: 36_000_000, viewport };
const short = { content: 36_000, viewport };
const longEnd = long.content - viewport;

describe('an area shorter than its content', () => {
  it('is never higher than browsers allow', () => {
    expect(areaHeight(long.content)).toBe(maxPixels);
    expect(areaHeight(short.content)).toBe(short.content);
  });

  it('scrolls small movements one to one, and long ones in proportion', () => {
    const middle = { offset: longEnd / 2, scrollTop: scrollTopOf(longEnd / 2, long) };
    expect(scrolled(middle, middle.scrollTop + 100, long)).toBe(middle.offset + 100);
    expect(scrolled(middle, maxPixels - viewport, long)).toBe(longEnd);
    expect(scrolled(middle, 0, long)).toBe(0);
  });

  it('notices an end of the area that is not an end of the content', () => {
    expect(atFalseEnd({ offset: 500, scrollTop: 0 }, long)).toBe(true);
    expect(atFalseEnd({ offset: 0, scrollTop: 0 }, long)).toBe(false);
    expect(atFalseEnd({ offset: longEnd - 500, scrollTop: maxPixels - viewport }, long)).toBe(true);
    expect(atFalseEnd({ offset: longEnd, scrollTop: maxPixels - viewport }, long)).toBe(false);
  });

  it('reaches every offset and gives it back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: longEnd }), (offset) => {
        const scrollTop = scrollTopOf(offset, long);
        const far = {
          offset: offset > longEnd / 2 ? 0 : longEnd,
          scrollTop: offset > longEnd / 2 ? 0 : maxPixels - viewport,
        };
        expect(Math.abs(scrolled(far, scrollTop, long) - offset)).toBeLessThan(0.01);
      }),
    );
  });

  it('is the content itself where that fits', () => {
    expect(scrolled({ offset: 0, scrollTop: 0 }, 20_000, short)).toBe(20_000);
    expect(atFalseEnd({ offset: 1, scrollTop: 0 }, short)).toBe(false);
  });
});

it('moves as little as possible to show a row', () => {
  expect(offsetToShow(10, 36, 0, long)).toBe(0);
  expect(offsetToShow(0, 36, 360, long)).toBe(0);
  expect(offsetToShow(999_999, 36, 0, long)).toBe(longEnd);
  expect(offsetToShow(20, 36, 0, long)).toBe(21 * 36 - viewport);
});
