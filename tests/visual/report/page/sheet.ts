// All shown pictures at once, each reduced to its change.
import { button, keyOf, type Listed } from './listed.ts';

const widthPx = 240;
const heightPx = 160;

/** The new picture, so large that its change fills the frame; never enlarged. */
function place(image: HTMLImageElement, { changed }: Listed) {
  const [left, top, right, bottom] = changed ?? [0, 0, image.naturalWidth, image.naturalHeight];
  const [width, height] = [Math.min(right, image.naturalWidth) - left, Math.min(bottom, image.naturalHeight) - top];
  const scale = Math.min(1, widthPx / width, heightPx / height);
  image.style.scale = String(scale);
  image.style.translate = `${-left * scale}px ${-top * scale}px`;
  image.style.clipPath = `inset(${top}px ${image.naturalWidth - left - width}px ${image.naturalHeight - top - height}px ${left}px)`;
}

/** A button with the picture, its story and mode. */
export function tileOf(one: Listed, onClick: () => void): HTMLButtonElement {
  const tile = button('', onClick);
  const frame = document.createElement('span');
  const src = one.pictures.is ?? one.pictures.was;
  if (src) {
    const image = Object.assign(new Image(), { loading: 'lazy', alt: '' });
    image.addEventListener('load', () => place(image, one));
    image.src = src;
    frame.append(image);
  } else frame.append(one.reason);
  const caption = document.createElement('small');
  caption.append(keyOf(one));
  tile.append(frame, caption);
  return tile;
}
