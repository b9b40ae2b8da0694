import { expect, it, vi } from 'vitest';
import { mergeProps, mergeRefs } from '#design-system/internal/dom/mergeProps.ts';

it('adds class names and styles, and lets the caller win elsewhere', () => {
  const ours = { className: 'ours', style: { color: 'red', top: 1 }, title: 'ours' };
  const theirs = { className: 'theirs', style: { color: 'blue' }, title: 'theirs', id: 'x' };
  expect(mergeProps(ours, theirs)).toEqual({
    className: 'ours theirs',
    style: { color: 'blue', top: 1 },
    title: 'theirs',
    id: 'x',
  });
});

it('calls both handlers, ours first', () => {
  const order: string[] = [];
  const { onClick } = mergeProps({ onClick: () => order.push('ours') }, { onClick: () => order.push('theirs') });
  onClick();
  expect(order).toEqual(['ours', 'theirs']);
});

it('gives the element to both refs', () => {
  const ours = { current: null };
  const theirs = vi.fn<(element: Element | null) => void>();
  const { ref } = mergeProps({ ref: ours }, { ref: theirs });
  const element = document.createElement('i');
  (ref as unknown as (element: Element) => void)(element);
  expect(ours.current).toBe(element);
  expect(theirs).toHaveBeenCalledWith(element);
});

it('keeps our value if theirs is undefined', () => {
  expect(mergeProps({ type: 'button' }, { type: undefined })).toEqual({ type: 'button' });
});

it('clears each ref in its own way: by its cleanup, by null, or by emptying the object', () => {
  const ended = vi.fn();
  const callback = vi.fn();
  const object = { current: null as HTMLElement | null };
  const element = document.createElement('div');
  const undo = mergeRefs<HTMLElement>(() => ended, callback)(element);
  const empty = mergeRefs<HTMLElement>(object, undefined)(element);
  expect(object.current).toBe(element);
  undo?.();
  empty?.();
  expect(ended).toHaveBeenCalledOnce();
  expect(callback.mock.calls).toEqual([[element], [null]]);
  expect(object.current).toBeNull();
});
