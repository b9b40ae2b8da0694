import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { areaOf, clampView, wholeView } from '#design-system/components/ImageCrop/crop.ts';
import { ImageCrop, type CropArea } from '#design-system/components/ImageCrop/index.ts';

const picture = new Blob(['x'], { type: 'image/png' });

// jsdom has no object addresses and reads no pictures: the story does both in a browser.
beforeAll(() => {
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => {};
});

const draw = (width = 600, height = 400) => {
  const onAreaChange = vi.fn<(area: CropArea) => void>();
  const { container } = render(<ImageCrop picture={picture} label="Logo" onAreaChange={onAreaChange} />);
  const image = container.querySelector('img');
  if (!image) throw new Error('no picture is drawn');
  Object.defineProperties(image, { naturalWidth: { value: width }, naturalHeight: { value: height } });
  fireEvent.load(image);
  return { onAreaChange, image, view: screen.getByRole('application', { name: 'Logo: the part to keep' }) };
};

it('reports the middle square first', () => {
  expect(draw().onAreaChange.mock.lastCall).toEqual([{ x: 100, y: 0, edge: 400 }]);
});

it('moves by keyboard and stays inside the picture', async () => {
  const { onAreaChange, view } = draw();
  view.focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(onAreaChange).toHaveBeenLastCalledWith({ x: 92, y: 0, edge: 400 });
  for (let press = 0; press < 5; press += 1) await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowUp}{/Shift}');
  expect(onAreaChange).toHaveBeenLastCalledWith({ x: 0, y: 0, edge: 400 });
});

it('zooms by the slider, and is dragged', () => {
  const { onAreaChange, view } = draw();
  fireEvent.change(screen.getByRole('slider', { name: /Zoom/ }), { target: { value: '2' } });
  expect(onAreaChange).toHaveBeenLastCalledWith({ x: 200, y: 100, edge: 200 });
  Object.defineProperty(view, 'clientWidth', { value: 100 });
  fireEvent.pointerDown(view, { pointerId: 1, clientX: 50, clientY: 50 });
  fireEvent.pointerMove(view, { pointerId: 1, clientX: 60, clientY: 50 });
  fireEvent.pointerUp(view, { pointerId: 1 });
  fireEvent.pointerMove(view, { pointerId: 1, clientX: 90, clientY: 90 });
  expect(onAreaChange).toHaveBeenLastCalledWith({ x: 180, y: 100, edge: 200 });
});

it('shows a message when the picture cannot be read', () => {
  const { image, onAreaChange } = draw();
  const calls = onAreaChange.mock.calls.length;
  fireEvent.error(image);
  expect(screen.getByText('This picture cannot be read')).toBeInTheDocument();
  expect(screen.getByRole('slider')).toBeDisabled();
  expect(onAreaChange).toHaveBeenCalledTimes(calls);
});

it.each([
  [
    { width: 600, height: 400 },
    { x: 9, y: -9, zoom: 2 },
  ],
  [
    { width: 1, height: 1 },
    { x: 0, y: 0, zoom: 99 },
  ],
  [
    { width: 3, height: 5000 },
    { x: 0.5, y: 1, zoom: Number.NaN },
  ],
])('keeps a square of %o inside for %o', (size, view) => {
  const { x, y, edge } = areaOf(clampView(view, size), size);
  expect(Number.isInteger(x) && Number.isInteger(y) && edge >= 1).toBe(true);
  expect([x >= 0, y >= 0, x + edge <= size.width, y + edge <= size.height]).toEqual([true, true, true, true]);
});

it('shows the whole short side at first', () => {
  expect(areaOf(wholeView, { width: 50, height: 80 })).toEqual({ x: 0, y: 15, edge: 50 });
});
