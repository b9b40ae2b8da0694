// One picture at a time: side by side, slider, blink and difference, with crop, zoom and steps from spot to spot.
import { frameOf } from './frame.ts';
import { button, markOf, part, type Kind, type Listed } from './listed.ts';

const slider = part('#slider');
const split = part<HTMLInputElement>('#split');
const zoom = part<HTMLSelectElement>('#zoom');
const isCropped = part<HTMLInputElement>('#crop');
const isMarked = part<HTMLInputElement>('#marks');
const stage = part('#stage');
const legend = part('#legend');

const kindsOf = {
  'side by side': ['was', 'is'],
  slider: ['was', 'is'],
  blink: ['was', 'is'],
  difference: ['differs'],
} as const satisfies Record<string, readonly Kind[]>;
type View = keyof typeof kindsOf;

const labelOf: Readonly<Record<Kind, string>> = { was: 'Accepted', is: 'New', differs: 'Pixels that differ' };
const views = Object.keys(kindsOf) as View[];
const blinkMs = 600;
const gapPx = 16;
/** Maximum automatic zoom, so that a corner of few pixels needs no manual zoom. */
const mostFit = 3;

let shown: Listed | undefined;
/** Index of the current spot; undefined shows all. */
let spot: number | undefined;
let chosen: View = 'side by side';
/** A new picture has nothing to compare with. */
const viewOf = (one: Listed | undefined): View => (one?.pictures.was ? chosen : 'side by side');

let timer: ReturnType<typeof setInterval> | undefined;

const viewButtons = views.map((name) => [name, button(name, () => choose(name))] as const);
part('#views').append(...viewButtons.map(([, element]) => element));

const spotsShown = () => (spot === undefined ? shown?.spots : shown?.spots?.slice(spot, spot + 1));

/** The visible area of a picture. */
const sightOf = ({ naturalWidth: width, naturalHeight: height }: HTMLImageElement) =>
  frameOf(isCropped.checked ? spotsShown() : [], width, height);

/** Zoom at which a height fits between the tools and the decision. */
const fitHeight = (height: number) => (innerHeight * 0.6) / Math.max(1, height);

/** Largest zoom in half steps at which this size fits; below 1 that of its width. */
function fitOf(width: number, height: number): number {
  const scale = part('#one').clientWidth / Math.max(1, width);
  const least = Math.min(scale, fitHeight(height), mostFit);
  return scale < 1 ? scale : Math.max(1, Math.floor(least * 2) / 2);
}

/** Shows only the changed area with its surroundings, at the chosen size. */
function crop() {
  const images = [...stage.querySelectorAll('img')];
  const isSide = viewOf(shown) === 'side by side';
  stage.removeAttribute('style');
  for (const canvas of stage.querySelectorAll('span')) canvas.removeAttribute('style');
  let [across, down, widest, highest] = [-gapPx, -gapPx, 0, 0];
  for (const image of isSide ? images : images.slice(0, 1)) {
    const [left, top, right, bottom] = sightOf(image);
    const [endX, endY] = [image.naturalWidth - right, image.naturalHeight - bottom];
    const [width, height] = [right - left, bottom - top];
    [across, down] = [across + width + gapPx, down + height + gapPx];
    [widest, highest] = [Math.max(widest, width), Math.max(highest, height)];
    Object.assign((isSide ? image.parentElement : stage)?.style ?? {}, {
      clipPath: `inset(${top}px ${endX}px ${endY}px ${left}px)`,
      margin: `-${top}px -${endX}px -${endY}px -${left}px`,
    });
  }
  const row = fitOf(across, highest);
  // Stacked only if both fit without scrolling.
  const column = Math.min(fitOf(widest, down), fitHeight(down));
  const isStacked = isSide && column > row;
  stage.toggleAttribute('data-stacked', isStacked);
  const scale = zoom.value === 'fit' ? (isStacked ? column : row) : Number(zoom.value);
  stage.style.setProperty('--scale', String(scale));
  stage.style.imageRendering = Number.isInteger(scale * devicePixelRatio) ? 'pixelated' : 'auto';
  slide();
}

/** Reveals the old picture up to the slider, within the visible area. */
function slide() {
  const above = stage.querySelector<HTMLImageElement>('span + span img');
  if (!above || viewOf(shown) !== 'slider') return;
  const [left, top, right, bottom] = sightOf(above);
  const at = ((right - left) * Number(split.value)) / 100;
  above.style.clipPath = `inset(0 0 0 ${left + at}px)`;
  for (const [name, value] of Object.entries({ left, top, at, width: right - left, height: bottom - top }))
    slider.style.setProperty(`--${name}`, `${value}px`);
}

function captioned(canvas: HTMLElement, text: string) {
  const figure = document.createElement('figure');
  const caption = document.createElement('figcaption');
  caption.append(text);
  figure.append(caption, canvas);
  return figure;
}

async function draw() {
  clearInterval(timer);
  const view = viewOf(shown);
  for (const [name, element] of viewButtons) element.setAttribute('aria-pressed', String(name === view));
  const isSide = view === 'side by side';
  stage.className = isSide ? 'side' : '';
  const found = kindsOf[view].flatMap((kind) => {
    const src = shown?.pictures[kind];
    return src ? [{ label: labelOf[kind], image: Object.assign(new Image(), { src, alt: kind }) }] : [];
  });
  const images = found.map(({ image }) => image);
  const labels = found.map(({ label }) => label);
  const isSplit = view === 'slider' && labels.length > 1;
  legend.textContent = isSplit ? 'Left: accepted. Right: new.' : (labels.at(-1) ?? 'No picture in this view');
  legend.hidden = isSide && labels.length > 0;
  const marks = () => (isMarked.checked ? (shown?.spots ?? []).map(markOf) : []);
  const canvases = images.map((image) => {
    const canvas = document.createElement('span');
    canvas.append(image, ...(isSide ? marks() : []));
    return canvas;
  });
  if (isSide) stage.replaceChildren(...canvases.map((canvas, index) => captioned(canvas, labels[index] ?? '')));
  else stage.replaceChildren(...canvases, ...(images.length === 0 ? [] : marks()));
  if (isSplit) stage.append(slider);
  const above = canvases[1];
  if (view === 'blink' && above) {
    timer = setInterval(() => {
      above.hidden = !above.hidden;
      legend.textContent = above.hidden ? labelOf.was : labelOf.is;
    }, blinkMs);
  }
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  drawSpot();
}

/** Shows the current spot, its number and its part. */
function drawSpot() {
  crop();
  const spots = shown?.spots ?? [];
  const next = part<HTMLButtonElement>('#next');
  next.hidden = spots.length < 2;
  const name = spot === undefined ? undefined : spots[spot]?.part;
  const at = spot === undefined ? `${spots.length} spots` : `${spot + 1} of ${spots.length}`;
  part('#spot').textContent = next.hidden ? '' : `${at}${name ? `, ${name}` : ''}`;
  if (spot === undefined) return;
  for (const [index, mark] of [...stage.querySelectorAll('i')].entries()) {
    mark.toggleAttribute('data-current', index % spots.length === spot);
    if (index === spot) mark.scrollIntoView({ block: 'center', inline: 'center' });
  }
}

/** Goes to the next changed spot; wraps around after the last. */
export function nextSpot() {
  const count = shown?.spots?.length ?? 0;
  if (count < 2) return;
  spot = spot === undefined ? 0 : (spot + 1) % count;
  void draw();
}

function choose(name: View) {
  chosen = name;
  void draw();
}

/** The view with this number, from 1. */
export function chooseView(number: number) {
  const name = views[number - 1];
  if (name) choose(name);
}

export function showPicture(one: Listed | undefined) {
  if (one !== shown) spot = undefined;
  shown = one;
  void draw();
}

part('#next').addEventListener('click', nextSpot);
split.addEventListener('input', slide);
zoom.addEventListener('change', crop);
addEventListener('resize', crop);
for (const choice of [isCropped, isMarked]) choice.addEventListener('change', () => void draw());
