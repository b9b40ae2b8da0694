// The page of `npm run visual:review`: filter, overview, accept and undo.
import {
  acceptedBefore,
  button,
  failures,
  keyOf,
  nameOf,
  part,
  refusedNow,
  sameChange,
  type Listed,
} from './listed.ts';
import { tileOf } from './sheet.ts';
import { chooseView, showPicture } from './stage.ts';

const filter = part<HTMLInputElement>('#filter');
const mode = part<HTMLSelectElement>('#mode');
const overview = part<HTMLButtonElement>('#overview');
const undo = part<HTMLButtonElement>('#undo');
const outcome = part('#outcome');
const served = location.protocol.startsWith('http');
const accepted = new Set<string>();
const refused = new Map(failures.flatMap((one) => (one.refused === undefined ? [] : [[keyOf(one), one.refused]])));
const note = part<HTMLTextAreaElement>('#note');
/** Pictures of each press of an accept button, the last one at the end. */
const presses: (readonly Listed[])[] = [];
const nav = part('nav');
let isSending = false;
let current = failures[0];
let isSheet = failures.length > 1;

const isAccepted = (one: Listed) => accepted.has(keyOf(one));
const isOpen = (one: Listed) => !isAccepted(one) && !refused.has(keyOf(one));

const shown = () => {
  const terms = filter.value.toLowerCase().split(/\s+/u);
  return failures.filter((one) => {
    const text = `${keyOf(one)} ${one.title} ${one.reason}`.toLowerCase();
    return (mode.value === '' || one.mode === mode.value) && terms.every((term) => text.includes(term));
  });
};

/** Errors of a story end with the whole document. */
const firstLine = (text: string) => text.split('\n', 1)[0] ?? '';

function rowOf(one: Listed) {
  const row = button(one.mode, () => choose(one));
  const detail = document.createElement('small');
  detail.append(firstLine(one.reason));
  const why = document.createElement('small');
  row.append(detail, why);
  return row;
}

// Buttons are made once and only updated: a button that is replaced loses the focus.
const rows = new Map(failures.map((one) => [one, rowOf(one)]));
/** One tile for each change: its pictures, and the first of them that is shown. */
const tiles = Array.from(
  Map.groupBy(failures, (one) => one.change ?? one),
  ([, list]) => ({ list, ...tileOf(list[0] as Listed, () => choose(firstShown(list) ?? (list[0] as Listed))) }),
);
const firstShown = (list: readonly Listed[]) => list.find((one) => !rows.get(one)?.hidden);
const groups = Array.from(
  Map.groupBy(failures, ({ story }) => story),
  ([story, list]) => {
    const group = document.createElement('section');
    const heading = document.createElement('h2');
    heading.append(list[0]?.title ?? story);
    group.append(heading, ...list.flatMap((one) => rows.get(one) ?? []));
    return { group, list };
  },
);
nav.append(...groups.map(({ group }) => group));
part('#sheet').append(...tiles.map(({ element }) => element));
mode.append(...Array.from(new Set(failures.map((one) => one.mode)), (name) => new Option(name)));

const storiesOf = (list: readonly Listed[]) => new Set(list.map(({ story }) => story)).size;
const counted = (count: number, noun: string, plural: string) => `${count} ${count === 1 ? noun : plural}`;

function drawList() {
  const visible = new Set(shown());
  for (const [one, row] of rows) {
    row.hidden = !visible.has(one);
    row.toggleAttribute('data-accepted', isAccepted(one));
    row.toggleAttribute('data-refused', refused.has(keyOf(one)));
    const why = row.lastElementChild;
    if (why) why.textContent = refused.get(keyOf(one)) ?? '';
    row.setAttribute('aria-current', String(!isSheet && one === current));
  }
  for (const { element, list, name } of tiles) {
    const own = list.filter((one) => visible.has(one));
    element.hidden = own.length === 0;
    element.toggleAttribute('data-accepted', own.length > 0 && own.every(isAccepted));
    element.toggleAttribute(
      'data-refused',
      own.some((one) => refused.has(keyOf(one))),
    );
    if (own[0]) name(own[0], own.length);
  }
  for (const { group, list } of groups) group.hidden = !list.some((one) => visible.has(one));
  const open = failures.filter(isOpen);
  const [left, stories] = [`${open.length} of ${failures.length}`, counted(storiesOf(open), 'story', 'stories')];
  const turned = refused.size > 0 ? `, ${refused.size} refused` : '';
  const text = `${left} pictures to review, of ${stories}${turned}`;
  part('#none').hidden = visible.size > 0;
  part('#title').textContent = visible.size < failures.length ? `${text}; ${visible.size} shown` : text;
}

function drawButtons() {
  const isCurrentOpen = current?.pictures.is && !isAccepted(current) && shown().includes(current);
  const same = current ? sameOpen(current) : [];
  undo.disabled = isSending || presses.length === 0;
  part<HTMLButtonElement>('#acceptAll').disabled = isSending || openShown().length === 0;
  part<HTMLButtonElement>('#accept').disabled = isSending || !isCurrentOpen;
  const acceptSame = part<HTMLButtonElement>('#acceptSame');
  acceptSame.hidden = same.length < 2;
  acceptSame.disabled = isSending;
  acceptSame.textContent = `Accept all ${same.length} with this change`;
  const isRefused = current !== undefined && refused.has(keyOf(current));
  part<HTMLButtonElement>('#refuse').disabled = isSending || !isCurrentOpen || note.value.trim() === '';
  part<HTMLButtonElement>('#refuse').textContent = isRefused ? 'Change the note' : 'Refuse';
  part<HTMLButtonElement>('#takeBack').hidden = !isRefused;
  part<HTMLButtonElement>('#acceptStory').disabled = isSending || !current || openOf(current.story).length === 0;
}

function draw() {
  drawList();
  drawButtons();
  overview.setAttribute('aria-pressed', String(isSheet));
  part('#sheet').hidden = !isSheet;
  part('#one').hidden = isSheet;
  if (!current || isSheet) return showPicture(undefined);
  part('#name').textContent = nameOf(current);
  part('#reason').textContent = current.reason;
  // A report that was downloaded has no Storybook beside it.
  const link = part<HTMLAnchorElement>('#story');
  link.hidden = !served;
  link.href = `/storybook/?path=/story/${current.story}&globals=${current.globals}`;
  showPicture(current);
}

function choose(one: Listed) {
  // The arrow keys continue from the row that has the focus.
  const hadFocus = nav.contains(document.activeElement);
  if (one !== current) note.value = refused.get(keyOf(one)) ?? '';
  current = one;
  isSheet = false;
  draw();
  const row = rows.get(one);
  if (hadFocus) row?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
}

/** A refused picture is accepted only by its own button. */
const openShown = () => shown().filter((one) => one.pictures.is && isOpen(one));
const sameOpen = (one: Listed) => {
  const open = new Set(openShown());
  return sameChange(one).filter((other) => open.has(other));
};
const openOf = (story: string) => openShown().filter((one) => one.story === story);

/** Sends each picture; returns the refusal of the first that the server does not take. */
async function send(list: readonly Listed[], picture: 'is' | 'was', onDone: (one: Listed) => void) {
  // A button that is disabled loses the focus.
  const focused = document.activeElement;
  isSending = true;
  drawButtons();
  try {
    for (const one of list) {
      const body = JSON.stringify({ story: one.story, mode: one.mode, picture });
      const answer = await fetch('/accept', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      if (!answer.ok) return await answer.text();
      onDone(one);
    }
    return undefined;
  } catch {
    return 'the server does not answer. Run npm run visual:review again.';
  } finally {
    isSending = false;
    drawButtons();
    if (focused instanceof HTMLElement) focused.focus();
  }
}

async function accept(list: readonly Listed[]) {
  if (!served) {
    const stories = [...new Set(list.map(({ story }) => story))].join(' ');
    outcome.textContent = `Run: npm run visual:review -- <folder of this page>, or npm run visual:update -- ${stories}`;
    return;
  }
  const done: Listed[] = [];
  const refusal = await send(list, 'is', (one) => {
    accepted.add(keyOf(one));
    refused.delete(keyOf(one));
    done.push(one);
  });
  if (done.length > 0) presses.push(done);
  const broken = failures.filter(({ pictures: { is } }) => !is).length;
  const rest = broken > 0 ? ` No picture of ${broken}: see their errors.` : '';
  outcome.textContent = refusal
    ? `Not accepted: ${refusal}`
    : `${accepted.size} accepted. Commit tests/visual/baselines.${rest}`;
  current = openShown()[0] ?? current;
  draw();
}

async function undoLast() {
  const list = presses.at(-1) ?? [];
  const refusal = await send(list, 'was', (one) => accepted.delete(keyOf(one)));
  if (!refusal) presses.pop();
  outcome.textContent = refusal
    ? `Not undone: ${refusal}`
    : `${counted(list.length, 'picture', 'pictures')} open again.`;
  current = list[0] ?? current;
  draw();
}

function filterChanged() {
  // Otherwise Accept would take a picture that the list no longer shows.
  if (current && !shown().includes(current)) current = shown()[0] ?? current;
  draw();
}

filter.addEventListener('input', filterChanged);
mode.addEventListener('change', filterChanged);
overview.addEventListener('click', () => {
  isSheet = !isSheet;
  draw();
});
undo.addEventListener('click', () => void undoLast());
part('#accept').addEventListener('click', () => current && void accept([current]));
part('#acceptStory').addEventListener('click', () => current && void accept(openOf(current.story)));
part('#acceptAll').addEventListener('click', () => void accept(openShown()));

part('#acceptSame').addEventListener('click', () => current && void accept(sameOpen(current)));
note.addEventListener('input', drawButtons);

/** Sends a note against the current picture; an empty one takes the refusal back. */
async function sendNote(text: string) {
  const one = current;
  if (!one) return;
  const body = JSON.stringify({ story: one.story, mode: one.mode, note: text });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch('/refuse', { method: 'POST', headers, body }).catch(() => undefined);
  if (!answer?.ok) {
    outcome.textContent = `Not noted: ${(await answer?.text()) ?? 'the server does not answer'}`;
    return;
  }
  if (text === '') refused.delete(keyOf(one));
  else refused.set(keyOf(one), text);
  outcome.textContent = text === '' ? 'Refusal taken back.' : 'Refused. Commit tests/visual/refused.json.';
  if (text === '') note.value = '';
  else if (openShown()[0]) choose(openShown()[0] as Listed);
  draw();
}

part<HTMLFormElement>('#refusal').addEventListener('submit', (event) => {
  event.preventDefault();
  void sendNote(note.value.trim());
});
part('#takeBack').addEventListener('click', () => void sendNote(''));

const press = (selector: string) => part(selector).click();

addEventListener('keydown', (event) => {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target === note) return;
  if (ctrlKey || metaKey || altKey) return;
  const list = shown();
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  if (step !== 0 && current) {
    // In the overview the arrow keys scroll.
    if (isSheet && !nav.contains(document.activeElement)) return;
    event.preventDefault();
    choose(list[Math.min(list.length - 1, Math.max(0, list.indexOf(current) + step))] ?? current);
  } else if (key === 'a' && !isSheet) press('#accept');
  else if (key === 'r' && !isSheet) {
    event.preventDefault();
    note.focus();
  } else if (key === 'u') press('#undo');
  else if (key === 'o') press('#overview');
  else if (!isSheet) chooseView(Number(key));
});
async function markAccepted() {
  try {
    for (const key of await acceptedBefore()) accepted.add(key);
    refused.clear();
    for (const [key, text] of await refusedNow())
      if (failures.some((one) => keyOf(one) === key)) refused.set(key, text);
  } catch {
    outcome.textContent = 'Earlier acceptances are not known: the server does not answer.';
  }
  if (current && isAccepted(current)) current = openShown()[0] ?? current;
  draw();
}
if (served) void markAccepted();
draw();
