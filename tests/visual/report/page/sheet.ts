// All shown stories at once, each reduced to the first spot that changed.
import { frameOf } from './frame.ts';
import { button, markOf, type Listed } from './listed.ts';

const widthPx = 240;
const heightPx = 160;

/** The picture and its marks, so large that the first spot fills the frame; never enlarged. */
function place(canvas: HTMLElement, image: HTMLImageElement, { spots }: Listed) {
  const [left, top, right, bottom] = frameOf(spots?.slice(0, 1), image.naturalWidth, image.naturalHeight);
  const scale = Math.min(1, widthPx / (right - left), heightPx / (bottom - top));
  canvas.style.setProperty('--scale', String(scale));
  canvas.style.translate = `${-left * scale}px ${-top * scale}px`;
  const [endX, endY] = [image.naturalWidth - right, image.naturalHeight - bottom];
  canvas.style.clipPath = `inset(${top}px ${endX}px ${endY}px ${left}px)`;
  canvas.append(...(spots ?? []).map(markOf));
}

interface Tile {
  element: HTMLButtonElement;
  /** Shows the first of the pictures, and calls each by its mode. */
  show: (pictures: readonly Listed[], stateOf: (one: Listed) => string | undefined) => void;
}

/** A button with a picture of a story, and its modes with what was decided. */
export function tileOf(title: string, onClick: () => void): Tile {
  const tile = button('', onClick);
  const frame = document.createElement('span');
  const caption = document.createElement('small');
  caption.append(title);
  const modes = document.createElement('small');
  tile.append(frame, caption, modes);
  let drawn: Listed | undefined;
  const draw = (one: Listed) => {
    drawn = one;
    const src = one.pictures.is ?? one.pictures.was;
    if (!src) return frame.replaceChildren(one.reason);
    const canvas = document.createElement('b');
    const image = Object.assign(new Image(), { loading: 'lazy', alt: '' });
    image.addEventListener('load', () => place(canvas, image, one));
    image.src = src;
    canvas.append(image);
    frame.replaceChildren(canvas);
  };
  return {
    element: tile,
    show: (pictures, stateOf) => {
      const [first] = pictures;
      if (first && first !== drawn) draw(first);
      modes.replaceChildren(
        ...pictures.map((one) => {
          const chip = document.createElement('em');
          chip.append(one.mode);
          const state = stateOf(one);
          if (state) chip.toggleAttribute(`data-${state}`, true);
          return chip;
        }),
      );
    },
  };
}
