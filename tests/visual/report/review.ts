// The page of `npm run visual:review`: filter, slider, blink, crop, zoom, accept.
import type { Box } from '../compare.ts';

type Kind = 'was' | 'is' | 'differs';
type View = 'slider' | 'blink' | 'difference' | 'side by side';

interface Listed {
  story: string;
  mode: string;
  reason: string;
  /** Globals of the mode, as in the address of a story. */
  globals: string;
  changed?: Box;
  pictures: Partial<Record<Kind, string>>;
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the element, as in querySelector
function part<Element extends HTMLElement = HTMLElement>(selector: string): Element {
  const found = document.querySelector<Element>(selector);
  if (!found) throw new Error(`The page has no ${selector}`);
  return found;
}

const { failures } = JSON.parse(part('#data').textContent) as { failures: readonly Listed[] };
const filter = part<HTMLInputElement>('#filter');
const split = part<HTMLInputElement>('#split');
const zoom = part<HTMLSelectElement>('#zoom');
const isCropped = part<HTMLInputElement>('#crop');
const stage = part('#stage');
const said = part('#said');
const served = location.protocol.startsWith('http');
const kindsOf: Readonly<Record<View, readonly Kind[]>> = {
  slider: ['was', 'is'],
  blink: ['was', 'is'],
  difference: ['differs'],
  'side by side': ['was', 'is', 'differs'],
};
const labelOf: Readonly<Record<Kind, string>> = { was: 'Accepted', is: 'New', differs: 'Pixels that differ' };
const views = Object.keys(kindsOf) as View[];
const blinkMs = 600;
const accepted = new Set<string>();
let current = failures[0];
let view: View = current?.pictures.was ? 'slider' : 'side by side';
let timer: ReturnType<typeof setInterval> | undefined;

const keyOf = ({ story, mode }: Pick<Listed, 'story' | 'mode'>) => `${story}, ${mode}`;
const shown = () => {
  const terms = filter.value.toLowerCase().split(/\s+/u);
  return failures.filter((one) => {
    const text = `${keyOf(one)} ${one.reason}`.toLowerCase();
    return terms.every((term) => text.includes(term));
  });
};

function button(text: string, onClick: () => void) {
  const element = document.createElement('button');
  element.type = 'button';
  element.append(text);
  element.addEventListener('click', onClick);
  return element;
}

const picture = (kind: Kind, src: string) => Object.assign(new Image(), { src, alt: kind });

function rowOf(one: Listed) {
  const row = button(one.story, () => choose(one));
  const detail = document.createElement('small');
  detail.append(`${one.mode}: ${one.reason}`);
  row.append(detail);
  return row;
}

// Buttons are made once and only updated: a button that is replaced loses the focus.
const rows = new Map(failures.map((one) => [one, rowOf(one)]));
const viewButtons = views.map((name) => {
  const element = button(name, () => {
    view = name;
    draw();
  });
  return [name, element] as const;
});
part('nav').append(...rows.values());
part('[role=group]').append(...viewButtons.map(([, element]) => element));

function drawList() {
  const visible = new Set(shown());
  for (const [one, row] of rows) {
    row.hidden = !visible.has(one);
    row.setAttribute('aria-current', String(one === current));
    row.toggleAttribute('data-accepted', accepted.has(keyOf(one)));
  }
  const count = `${failures.length - accepted.size} of ${failures.length} pictures to review`;
  part('#title').textContent = visible.size < failures.length ? `${count}, ${visible.size} shown` : count;
}

/** Shows the changed part alone, with its surroundings. */
function crop() {
  stage.style.zoom = zoom.value;
  stage.style.clipPath = '';
  stage.style.margin = '';
  const image = stage.querySelector('img');
  if (!isCropped.checked || view === 'side by side' || !current?.changed || !image) return;
  const [left, top, right, bottom] = current.changed;
  const [endX, endY] = [Math.max(0, image.naturalWidth - right), Math.max(0, image.naturalHeight - bottom)];
  stage.style.clipPath = `inset(${top}px ${endX}px ${endY}px ${left}px)`;
  stage.style.margin = `-${top}px -${endX}px -${endY}px -${left}px`;
}

/** Uncovers the old picture up to the place of the slider, within the part that shows. */
function slide(above: HTMLImageElement) {
  const [left = 0, , right = above.naturalWidth] = (isCropped.checked && current?.changed) || [];
  const place = left + ((Math.min(right, above.naturalWidth) - left) * Number(split.value)) / 100;
  above.style.clipPath = `inset(0 0 0 ${place}px)`;
}

async function drawStage({ pictures }: Listed) {
  clearInterval(timer);
  stage.className = view === 'side by side' ? 'side' : '';
  part('#slide').hidden = view !== 'slider';
  const found = kindsOf[view].flatMap((kind) => {
    const source = pictures[kind];
    return source ? [{ label: labelOf[kind], image: picture(kind, source) }] : [];
  });
  const images = found.map(({ image }) => image);
  const labels = found.map(({ label }) => label);
  const isSplit = view === 'slider' && labels.length > 1;
  const text = view === 'blink' ? labels.at(-1) : labels.join(', ');
  part('#legend').textContent = isSplit ? 'Left: accepted. Right: new.' : text || 'No picture in this view';
  stage.replaceChildren(...images);
  const above = images[1];
  if (view === 'blink' && above) {
    timer = setInterval(() => {
      above.hidden = !above.hidden;
      part('#legend').textContent = above.hidden ? labelOf.was : labelOf.is;
    }, blinkMs);
  }
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  crop();
  if (view === 'slider' && above) slide(above);
}

function draw() {
  drawList();
  if (!current) return;
  part('#name').textContent = keyOf(current);
  part('#reason').textContent = current.reason;
  // A report that was downloaded has no Storybook beside it.
  const link = part<HTMLAnchorElement>('#story');
  link.hidden = !served;
  link.href = `/storybook/?path=/story/${current.story}&globals=${current.globals}`;
  const isOpen = shown().includes(current) && !accepted.has(keyOf(current));
  part<HTMLButtonElement>('#accept').disabled = !current.pictures.is || !isOpen;
  for (const [name, element] of viewButtons) element.setAttribute('aria-pressed', String(name === view));
  void drawStage(current);
}

function choose(one: Listed) {
  // The arrow keys continue from the row that has the focus.
  const hadFocus = part('nav').contains(document.activeElement);
  current = one;
  draw();
  const row = rows.get(one);
  if (hadFocus) row?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
}

async function accept(list: readonly Listed[]) {
  if (!served) {
    const stories = [...new Set(list.map(({ story }) => story))].join(' ');
    said.textContent = `Run: npm run visual:update -- ${stories}, or open this page by npm run visual:review`;
    return;
  }
  for (const { story, mode } of list) {
    const answer = await fetch('/accept', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ story, mode }),
    });
    if (!answer.ok) {
      said.textContent = `Not accepted: ${await answer.text()}`;
      draw();
      return;
    }
    accepted.add(keyOf({ story, mode }));
  }
  said.textContent = `${accepted.size} accepted. Commit tests/visual/baselines.`;
  current = shown().find((one) => !accepted.has(keyOf(one))) ?? current;
  draw();
}

filter.addEventListener('input', () => {
  // Otherwise Accept would take a picture that the list no longer shows.
  if (current && !shown().includes(current)) current = shown()[0] ?? current;
  draw();
});
split.addEventListener('input', () => current && void drawStage(current));
zoom.addEventListener('change', crop);
isCropped.addEventListener('change', () => current && void drawStage(current));
part('#accept').addEventListener('click', () => current && void accept([current]));
part('#acceptAll').addEventListener('click', () => {
  void accept(shown().filter((one) => one.pictures.is && !accepted.has(keyOf(one))));
});
addEventListener('keydown', ({ key, target }) => {
  const list = shown();
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || !current || target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return;
  choose(list[Math.min(list.length - 1, Math.max(0, list.indexOf(current) + step))] ?? current);
});
draw();
