// All shown pictures at once, each reduced to its change.
import { button, nameOf, type Listed } from './listed.ts';

const widthPx = 240;
const heightPx = 160;

/** The new picture, so large that its change fills the frame; never enlarged. The mark is around the change alone. */
function place(image: HTMLImageElement, mark: HTMLElement, { changed, mark: box }: Listed) {
  const [left, top, right, bottom] = changed ?? [0, 0, image.naturalWidth, image.naturalHeight];
  const [width, height] = [Math.min(right, image.naturalWidth) - left, Math.min(bottom, image.naturalHeight) - top];
  const scale = Math.min(1, widthPx / width, heightPx / height);
  image.style.scale = String(scale);
  image.style.translate = `${-left * scale}px ${-top * scale}px`;
  image.style.clipPath = `inset(${top}px ${image.naturalWidth - left - width}px ${image.naturalHeight - top - height}px ${left}px)`;
  if (!box) return;
  const gap = 2;
  const [x, y] = [(box[0] - left) * scale - gap, (box[1] - top) * scale - gap];
  Object.assign(mark.style, {
    translate: `${x}px ${y}px`,
    inlineSize: `${(box[2] - box[0]) * scale + 2 * gap}px`,
    blockSize: `${(box[3] - box[1]) * scale + 2 * gap}px`,
  });
  mark.hidden = false;
}

export interface Tile {
  element: HTMLButtonElement;
  /** Names the first picture of the change, and counts the others. */
  name: (first: Listed, count: number) => void;
}

/** A button with the picture of a change, and the names of the pictures that have it. */
export function tileOf(one: Listed, onClick: () => void): Tile {
  const tile = button('', onClick);
  const frame = document.createElement('span');
  const src = one.pictures.is ?? one.pictures.was;
  if (src) {
    const image = Object.assign(new Image(), { loading: 'lazy', alt: '' });
    const mark = Object.assign(document.createElement('i'), { hidden: true });
    image.addEventListener('load', () => place(image, mark, one));
    image.src = src;
    frame.append(image, mark);
  } else frame.append(one.reason);
  const caption = document.createElement('small');
  const others = document.createElement('small');
  tile.append(frame, caption, others);
  return {
    element: tile,
    name: (first, count) => {
      caption.textContent = nameOf(first);
      others.textContent = count > 1 ? `and ${count - 1} more with the same change` : '';
    },
  };
}
