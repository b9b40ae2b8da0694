// One picture at a time: slider, blink, difference and side by side, with crop and zoom.
import { button, part, type Kind, type Listed } from './listed.ts';

const split = part<HTMLInputElement>('#split');
const zoom = part<HTMLSelectElement>('#zoom');
const isCropped = part<HTMLInputElement>('#crop');
const stage = part('#stage');
const legend = part('#legend');

const kindsOf = {
  slider: ['was', 'is'],
  blink: ['was', 'is'],
  difference: ['differs'],
  'side by side': ['was', 'is', 'differs'],
} as const satisfies Record<string, readonly Kind[]>;
type View = keyof typeof kindsOf;

const labelOf: Readonly<Record<Kind, string>> = { was: 'Accepted', is: 'New', differs: 'Pixels that differ' };
const views = Object.keys(kindsOf) as View[];
const blinkMs = 600;

let shown: Listed | undefined;
let chosen: View = 'slider';
/** A new picture has nothing to compare with. */
const viewOf = (one: Listed | undefined): View => (one?.pictures.was ? chosen : 'side by side');

let timer: ReturnType<typeof setInterval> | undefined;

const viewButtons = views.map((name) => [name, button(name, () => choose(name))] as const);
part('[role=group]').append(...viewButtons.map(([, element]) => element));

/** Shows the changed part alone, with its surroundings. */
function crop() {
  stage.style.zoom = zoom.value;
  stage.style.clipPath = '';
  stage.style.margin = '';
  if (!isCropped.checked || !shown?.changed) return;
  const [left, top, right, bottom] = shown.changed;
  const images = [...stage.querySelectorAll('img')];
  const isSide = viewOf(shown) === 'side by side';
  for (const image of isSide ? images : images.slice(0, 1)) {
    const [endX, endY] = [Math.max(0, image.naturalWidth - right), Math.max(0, image.naturalHeight - bottom)];
    Object.assign((isSide ? image : stage).style, {
      clipPath: `inset(${top}px ${endX}px ${endY}px ${left}px)`,
      margin: `-${top}px -${endX}px -${endY}px -${left}px`,
    });
  }
}

/** Uncovers the old picture up to the place of the slider, within the part that shows. */
function slide(above: HTMLImageElement) {
  const [left = 0, , right = above.naturalWidth] = (isCropped.checked && shown?.changed) || [];
  const place = left + ((Math.min(right, above.naturalWidth) - left) * Number(split.value)) / 100;
  above.style.clipPath = `inset(0 0 0 ${place}px)`;
}

async function draw() {
  clearInterval(timer);
  const view = viewOf(shown);
  for (const [name, element] of viewButtons) element.setAttribute('aria-pressed', String(name === view));
  stage.className = view === 'side by side' ? 'side' : '';
  part('#slide').hidden = view !== 'slider';
  const found = kindsOf[view].flatMap((kind) => {
    const src = shown?.pictures[kind];
    return src ? [{ label: labelOf[kind], image: Object.assign(new Image(), { src, alt: kind }) }] : [];
  });
  const images = found.map(({ image }) => image);
  const labels = found.map(({ label }) => label);
  const isSplit = view === 'slider' && labels.length > 1;
  const text = view === 'blink' ? labels.at(-1) : labels.join(', ');
  legend.textContent = isSplit ? 'Left: accepted. Right: new.' : text || 'No picture in this view';
  stage.replaceChildren(...images);
  const above = images[1];
  if (view === 'blink' && above) {
    timer = setInterval(() => {
      above.hidden = !above.hidden;
      legend.textContent = above.hidden ? labelOf.was : labelOf.is;
    }, blinkMs);
  }
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  crop();
  if (view === 'slider' && above) slide(above);
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
  shown = one;
  void draw();
}

split.addEventListener('input', () => void draw());
zoom.addEventListener('change', crop);
isCropped.addEventListener('change', () => void draw());
