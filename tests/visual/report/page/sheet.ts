// All shown stories at once: screens in their width, other stories cropped to the rarest change.
import type { Box } from '../../compare.ts';
import type { Spot } from '../../sameChange.ts';
import { frameOf } from './frame.ts';
import { button, failures, markOf, partOf, partsOf, type Listed } from './listed.ts';

const picturesByPart = Map.groupBy(
  failures.flatMap((one) => [...partsOf(one)]),
  (name) => name,
);
const frequencyOf = (spot: Spot) => picturesByPart.get(partOf(spot))?.length ?? 0;
const areaOf = ({ box: [left, top, right, bottom] }: Spot) => (right - left) * (bottom - top);

/** Frame of the rarest change (of the part that changed in the fewest pictures) that shows most of its spots. */
function rarestChangeFrame(spots: readonly Spot[] = [], width: number, height: number): Box {
  const found = spots.map((spot) => {
    const frame = frameOf([spot], width, height);
    const isInSight = ({ box: [left, top, right, bottom] }: Spot) =>
      left >= frame[0] && top >= frame[1] && right <= frame[2] && bottom <= frame[3];
    const area = spots.filter(isInSight).reduce((sum, one) => sum + areaOf(one), 0);
    return { frame, area, frequency: frequencyOf(spot) };
  });
  const [best] = found.toSorted((one, other) => one.frequency - other.frequency || other.area - one.area);
  return best?.frame ?? frameOf([], width, height);
}

/** Places picture and marks: as wide as the frame, at least half as high, never enlarged, rarest change visible. */
function place(canvas: HTMLElement, image: HTMLImageElement, { spots, isScreen }: Listed) {
  const rarest = rarestChangeFrame(spots, image.naturalWidth, image.naturalHeight);
  const [left, top, right, bottom] = isScreen ? frameOf([], image.naturalWidth, image.naturalHeight) : rarest;
  const { clientWidth, clientHeight } = canvas.parentElement ?? canvas;
  const scale = Math.min(1, Math.max(clientWidth / (right - left), clientHeight / 2 / (bottom - top)));
  canvas.style.setProperty('--scale', String(scale));
  const x = Math.min(rarest[0], Math.max(left, rarest[2] - clientWidth / scale));
  const y = Math.min(rarest[1], Math.max(top, rarest[3] - clientHeight / scale));
  canvas.style.translate = `${-x * scale}px ${-y * scale}px`;
  const [endX, endY] = [image.naturalWidth - right, image.naturalHeight - bottom];
  canvas.style.clipPath = `inset(${top}px ${endX}px ${endY}px ${left}px)`;
}

interface Tile {
  element: HTMLButtonElement;
  /** Shows the first picture, and lists the modes of all. */
  show: (pictures: readonly Listed[], stateOf: (one: Listed) => string | undefined) => void;
}

/** A button with a picture of a story, and its modes with their decisions. */
export function tileOf(title: string, onClick: () => void): Tile {
  const tile = button('', onClick);
  const frame = document.createElement('span');
  const caption = document.createElement('small');
  caption.append(title);
  const modes = document.createElement('small');
  tile.append(frame, caption, modes);
  let drawn: Listed | undefined;
  const placeDrawn = () => {
    const [canvas, image] = [frame.querySelector('b'), frame.querySelector<HTMLImageElement>('img:last-of-type')];
    if (drawn && canvas && image?.naturalWidth && frame.clientWidth) place(canvas, image, drawn);
  };
  new ResizeObserver(placeDrawn).observe(frame);
  const draw = (one: Listed) => {
    drawn = one;
    tile.toggleAttribute('data-screen', one.isScreen);
    const canvas = document.createElement('b');
    // The new picture covers the accepted one until the tile is hovered or focused.
    for (const src of [one.pictures.was, one.pictures.is].filter((name) => name !== undefined))
      canvas.append(Object.assign(new Image(), { loading: 'lazy', alt: '', src }));
    const image = canvas.lastElementChild;
    if (!(image instanceof HTMLImageElement)) return frame.replaceChildren(one.reason);
    image.addEventListener('load', placeDrawn);
    canvas.append(...(one.spots ?? []).map(markOf));
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
