// The page of `npm run visual:review`: filter, overview, accept and undo.
import { keyOf, noteText, type Refusal } from '../../refusal.ts';
import {
  acceptedBefore,
  button,
  failures,
  nameOf,
  part,
  partsOf,
  refusedNow,
  reviewerName,
  type Listed,
} from './listed.ts';
import { tileOf } from './sheet.ts';
import { chooseView, nextSpot, showPicture } from './stage.ts';

const filter = part<HTMLInputElement>('#filter');
const mode = part<HTMLSelectElement>('#mode');
const overview = part<HTMLButtonElement>('#overview');
const undo = part<HTMLButtonElement>('#undo');
const outcome = part('#outcome');
const served = location.protocol.startsWith('http');
const accepted = new Set<string>();
const refused = new Map(failures.flatMap((one) => (one.refused ? [[keyOf(one), one.refused] as const] : [])));
const note = part<HTMLTextAreaElement>('#note');
const reviewer = part<HTMLInputElement>('#by');
const scope = part<HTMLSelectElement>('#scope');

interface Press {
  pictures: readonly Listed[];
  /** Refusals before the press, by the key of the picture. */
  before: ReadonlyMap<string, Refusal>;
  /** The part that was first accepted everywhere by this press. */
  changedPart: string | undefined;
}

/** Presses of Accept and Refuse, oldest first. */
const presses: Press[] = [];
/** Parts that were accepted everywhere. */
const agreed = new Set<string>();
/** The part that the overview is limited to. */
let changedPart: string | undefined;
let areAllPartsListed = false;
const nav = part('nav');
const body = document.body;
let isSending = false;
let current = failures[0];
let isSheet = failures.length > 1;

const isAccepted = (one: Listed) => accepted.has(keyOf(one));
const isRefused = (one: Listed) => refused.has(keyOf(one));
const isOpen = (one: Listed) => !isAccepted(one) && !isRefused(one);
const stateOf = (one: Listed) => (isAccepted(one) ? 'accepted' : isRefused(one) ? 'refused' : undefined);

const shown = () => {
  const terms = filter.value.toLowerCase().split(/\s+/u);
  return failures.filter((one) => {
    const text = `${keyOf(one)} ${one.title} ${one.reason}`.toLowerCase();
    const isOfPart = changedPart === undefined || partsOf(one).has(changedPart);
    return isOfPart && (mode.value === '' || one.mode === mode.value) && terms.every((term) => text.includes(term));
  });
};

/** Error texts of a story end with the whole document. */
const firstLine = (text: string) => text.split('\n', 1)[0] ?? '';

function rowOf(one: Listed) {
  const row = button(one.mode, () => choose(one));
  const detail = document.createElement('small');
  detail.append([...partsOf(one)].join(', ') || firstLine(one.reason));
  const why = document.createElement('small');
  row.append(detail, why);
  return row;
}

// Buttons are made once and only updated: a button that is replaced loses the focus.
const rows = new Map(failures.map((one) => [one, rowOf(one)]));
const groups = Array.from(
  Map.groupBy(failures, ({ story }) => story),
  ([story, list]) => {
    const group = document.createElement('section');
    const heading = document.createElement('h2');
    const title = list[0]?.title ?? story;
    heading.append(title);
    group.append(heading, ...list.flatMap((one) => rows.get(one) ?? []));
    const tile = tileOf(title, () => {
      const own = shown().filter((one) => one.story === story);
      const first = own.find(isOpen) ?? own[0];
      if (first) choose(first);
    });
    return { group, list, tile };
  },
);
/** Pictures by changed part, the part with most pictures first. */
const changedParts = Array.from(
  Map.groupBy(
    failures.flatMap((one) => Array.from(partsOf(one), (name) => ({ name, one }))),
    ({ name }) => name,
  ),
  ([name, found]) => ({
    name,
    list: found.map(({ one }) => one),
    choice: button('', () => {
      changedPart = changedPart === name ? undefined : name;
      areAllPartsListed = false;
      filterChanged();
    }),
  }),
).toSorted((one, other) => other.list.length - one.list.length);
nav.append(...groups.map(({ group }) => group));
part('#sheet').append(...groups.map(({ tile }) => tile.element));
const moreParts = button('', () => {
  areAllPartsListed = !areAllPartsListed;
  fitParts();
});
part('#parts').append(...changedParts.map(({ choice }) => choice), moreParts);
mode.append(...Array.from(new Set(failures.map((one) => one.mode)), (name) => new Option(name)));

const storiesOf = (list: readonly Listed[]) => new Set(list.map(({ story }) => story)).size;
const formatCount = (count: number, noun: string, plural: string) => `${count} ${count === 1 ? noun : plural}`;

/** Hides the parts beyond one line, but never the chosen one. */
function fitParts() {
  const line = part('#parts');
  line.toggleAttribute('data-all', false);
  moreParts.ariaExpanded = String(areAllPartsListed);
  moreParts.textContent = areAllPartsListed ? 'Fewer parts' : `${changedParts.length} more parts`;
  // Shown while parts are measured: a button that is hidden loses the focus.
  moreParts.hidden = false;
  for (const { choice } of changedParts) choice.hidden = false;
  let left = 0;
  if (areAllPartsListed) {
    moreParts.hidden = line.scrollWidth <= line.clientWidth;
    line.toggleAttribute('data-all', true);
    return;
  }
  for (const { name, choice } of changedParts.toReversed()) {
    if (line.scrollWidth <= line.clientWidth) break;
    choice.hidden = name !== changedPart && choice !== document.activeElement;
    left += Number(choice.hidden);
  }
  moreParts.hidden = left === 0;
  if (left > 0) moreParts.textContent = `${left} more parts`;
}

function drawList() {
  const visible = new Set(shown());
  let noteAbove = '';
  for (const [one, row] of rows) {
    row.hidden = !visible.has(one);
    row.setAttribute('aria-current', String(!isSheet && one === current));
    row.toggleAttribute('data-accepted', isAccepted(one));
    row.toggleAttribute('data-refused', isRefused(one));
    const why = row.lastElementChild;
    if (row.hidden) continue;
    const refusal = refused.get(keyOf(one));
    const text = refusal ? noteText(refusal) : '';
    // The equal notes of a story are shown once.
    if (why) why.textContent = `${one.story} ${text}` === noteAbove ? '' : text;
    noteAbove = `${one.story} ${text}`;
  }
  for (const { group, list, tile } of groups) {
    const own = list.filter((one) => visible.has(one));
    group.hidden = own.length === 0;
    tile.element.hidden = own.length === 0;
    tile.element.toggleAttribute('data-accepted', own.length > 0 && own.every(isAccepted));
    tile.element.toggleAttribute('data-refused', own.some(isRefused));
    tile.show(own, stateOf);
  }
  for (const { name, list, choice } of changedParts) {
    choice.textContent = `${name}: ${list.length}`;
    choice.setAttribute('aria-pressed', String(name === changedPart));
    choice.toggleAttribute('data-accepted', list.every(isAccepted));
  }
  const open = failures.filter(isOpen);
  const [left, stories] = [`${open.length} of ${failures.length}`, formatCount(storiesOf(open), 'story', 'stories')];
  const refusals = refused.size > 0 ? `, ${refused.size} refused` : '';
  const text = `${left} pictures to review, of ${stories}${refusals}`;
  part('#none').hidden = visible.size > 0;
  part('#title').textContent = visible.size < failures.length ? `${text}; ${visible.size} shown` : text;
}

/** Scopes of a decision by name, among the filtered pictures that can be accepted. */
const scopes = {
  picture: { text: () => 'this picture', has: (one, as) => one === as },
  change: {
    text: (count) => `all ${count} with this change`,
    has: (one, as) => one.change !== undefined && one.change === as.change,
  },
  story: { text: (count) => `all ${count} of this story`, has: (one, as) => one.story === as.story },
  shown: {
    text: (count) => {
      const of = changedPart ? `of ${changedPart}` : 'shown';
      return count === 0 ? 'none left' : count === 1 ? `the one ${of}` : `all ${count} ${of}`;
    },
    has: () => true,
  },
} satisfies Record<string, { text: (count: number) => string; has: (one: Listed, as: Listed) => boolean }>;
type Scope = keyof typeof scopes;
const scopeNames = Object.keys(scopes) as Scope[];

const decidable = () => shown().filter((one) => one.pictures.is && !isAccepted(one));
/** A refused picture is only in the scope "this picture". */
const inScope = (name: Scope) => {
  const as = current;
  if (!as || !(isSheet || shown().includes(as))) return [];
  return decidable().filter((one) => scopes[name].has(one, as) && (name === 'picture' || !isRefused(one)));
};
const scopeNow = () => (isSheet ? 'shown' : (scope.value as Scope));

/** A wider scope applies only to the picture at which it was chosen. */
function setCurrent(one: Listed | undefined) {
  if (one !== current) scope.value = 'picture';
  current = one;
}

function drawButtons() {
  const chosen = scopeNow();
  // Offers a wider scope only for several pictures.
  const isOffered = (name: Scope, count: number) => name === 'picture' || (name !== 'shown' && count > 1);
  const offered = (isSheet ? ['shown' as const] : scopeNames)
    .map((name) => [name, inScope(name).length] as const)
    .filter(([name, count]) => isSheet || isOffered(name, count));
  scope.replaceChildren(
    ...offered.map(([name, count]) => new Option(scopes[name].text(count), name, false, name === chosen)),
  );
  undo.disabled = isSending || presses.length === 0;
  part<HTMLButtonElement>('#accept').disabled = isSending || inScope(scopeNow()).length === 0;
  part<HTMLButtonElement>('#refuse').disabled =
    isSending || inScope(scopeNow()).length === 0 || note.value.trim() === '';
  const isTurned = !isSheet && current !== undefined && isRefused(current);
  const isChange = isTurned && scopeNow() === 'picture';
  part<HTMLButtonElement>('#refuse').textContent = isChange ? 'Change the note' : 'Refuse';
  part<HTMLButtonElement>('#takeBack').hidden = !isTurned;
}

function draw() {
  drawList();
  drawButtons();
  overview.setAttribute('aria-pressed', String(isSheet));
  part('#sheet').hidden = !isSheet;
  part('#parts').hidden = !isSheet || changedParts.length === 0;
  fitParts();
  for (const own of ['#one', '#name', '#reason']) part(own).hidden = isSheet;
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
  if (one !== current) note.value = refused.get(keyOf(one))?.note ?? '';
  setCurrent(one);
  isSheet = false;
  body.toggleAttribute('data-listed', false);
  draw();
  // The window scrolls on a phone.
  for (const scrolled of [part('main'), document.documentElement]) scrolled.scrollTop = 0;
  const row = rows.get(one);
  if (hadFocus) row?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
}

/** The next undecided picture in the order of the list; wraps around after the last. */
function nextOpen(after: Listed | undefined): Listed | undefined {
  const list = shown();
  const at = failures.findIndex((one) => one === after);
  const open = list.filter((one) => one.pictures.is && isOpen(one));
  return open.find((one) => failures.indexOf(one) > at) ?? open[0];
}

/** Reason why accepting many pictures skips this one; undefined if it does not. */
function skipReason(one: Listed): string | undefined {
  if (failures.some((other) => other.story === one.story && isRefused(other))) return `${one.title} is refused`;
  if (changedPart === undefined) return undefined;
  const others = [...partsOf(one)].filter((name) => !agreed.has(name));
  return others.length > 0 ? `${others.join(', ')} changed there as well` : undefined;
}

/** Sends pictures one after another; returns the reason of the first that the server rejects. */
async function send(
  path: '/accept' | '/refuse',
  list: readonly Listed[],
  fieldsOf: (one: Listed) => Readonly<Record<string, string>>,
  onDone: (one: Listed) => void,
) {
  // A button that is disabled loses the focus.
  const focused = document.activeElement;
  isSending = true;
  drawButtons();
  try {
    for (const one of list) {
      const text = JSON.stringify({ story: one.story, mode: one.mode, ...fieldsOf(one) });
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(path, { method: 'POST', headers, body: text });
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

/** The files that hold the decisions. */
function commitHint(): string {
  const hasRefusals = refused.size > 0 || failures.some((one) => one.refused);
  const files = [accepted.size > 0 && 'tests/visual/baselines', hasRefusals && 'tests/visual/refused.json'];
  return `Commit ${files.filter(Boolean).join(' and ')}.`;
}

async function accept() {
  const name = scopeNow();
  const list = inScope(name);
  if (!served) {
    const stories = [...new Set(list.map(({ story }) => story))].join(' ');
    outcome.textContent = `Run: npm run visual:review -- <folder of this page>, or npm run visual:update -- ${stories}`;
    return;
  }
  const newPart = name === 'shown' && changedPart && !agreed.has(changedPart) ? changedPart : undefined;
  if (newPart) agreed.add(newPart);
  // A decision on many pictures skips those that need a closer look.
  const left = new Map(
    name === 'picture' ? [] : list.flatMap((one) => [[one, skipReason(one)] as const]).filter(([, why]) => why),
  );
  const before = new Map(refused);
  const done: Listed[] = [];
  const refusal = await send(
    '/accept',
    list.filter((one) => !left.has(one)),
    () => ({ picture: 'is' }),
    (one) => {
      accepted.add(keyOf(one));
      refused.delete(keyOf(one));
      done.push(one);
    },
  );
  if (done.length > 0 || newPart) presses.push({ pictures: done, before, changedPart: newPart });
  const broken = failures.filter(({ pictures: { is } }) => !is).length;
  const rest = [
    left.size > 0 ? ` ${left.size} left open (${[...new Set(left.values())].join('; ')}).` : '',
    broken > 0 ? ` No picture of ${broken}: see their errors.` : '',
  ].join('');
  outcome.textContent = refusal ? `Not accepted: ${refusal}` : `${accepted.size} accepted. ${commitHint()}${rest}`;
  if (!refusal) setCurrent(nextOpen(current) ?? current);
  draw();
}

async function undoLast() {
  const last = presses.at(-1);
  if (!last) return;
  const { before, pictures } = last;
  const problem =
    (await send(
      '/accept',
      pictures.filter(isAccepted),
      () => ({ picture: 'was' }),
      (one) => accepted.delete(keyOf(one)),
    )) ??
    (await sendRefusals(
      pictures.filter((one) => before.get(keyOf(one)) !== refused.get(keyOf(one))),
      (one) => before.get(keyOf(one)),
    ));
  if (!problem) presses.pop();
  if (!problem && last.changedPart) agreed.delete(last.changedPart);
  const { length } = last.pictures;
  const what = length > 0 ? formatCount(length, 'picture', 'pictures') : last.changedPart;
  const state = pictures.some(isRefused) ? 'refused again' : 'open again';
  outcome.textContent = problem ? `Not undone: ${problem}` : `${what} ${state}.`;
  setCurrent(last.pictures[0] ?? current);
  draw();
}

function filterChanged() {
  // Otherwise Accept would apply to a picture that the list no longer shows.
  if (current && !shown().includes(current)) setCurrent(shown()[0] ?? current);
  draw();
}

filter.addEventListener('input', filterChanged);
mode.addEventListener('change', filterChanged);
overview.addEventListener('click', () => {
  isSheet = !isSheet;
  draw();
  const tile = groups.find(({ list }) => current && list.includes(current))?.tile.element;
  tile?.scrollIntoView({ block: 'nearest' });
});
undo.addEventListener('click', () => void undoLast());
part('#accept').addEventListener('click', () => void accept());
part('#listed').addEventListener('click', () => body.toggleAttribute('data-listed'));
scope.addEventListener('change', drawButtons);
note.addEventListener('input', drawButtons);

/** Stores the refusal of each picture, or withdraws it if there is none. */
const sendRefusals = (list: readonly Listed[], refusalOf: (one: Listed) => Refusal | undefined) =>
  send(
    '/refuse',
    list,
    (one) => ({ note: refusalOf(one)?.note ?? '', by: refusalOf(one)?.by ?? '' }),
    (one) => {
      const refusal = refusalOf(one);
      if (refusal) refused.set(keyOf(one), refusal);
      else refused.delete(keyOf(one));
    },
  );

/** Refuses pictures with a note; an empty note withdraws their refusals. */
async function sendNote(list: readonly Listed[], text: string) {
  const by = reviewer.value.trim();
  const on = new Date().toISOString().slice(0, 10);
  const before = new Map(refused);
  const problem = await sendRefusals(list, ({ story, mode: name }) =>
    text === '' ? undefined : { story, mode: name, note: text, ...(by && { by }), on },
  );
  if (!problem) presses.push({ pictures: list, before, changedPart: undefined });
  const done = text === '' ? 'Refusal taken back.' : `Refused. ${commitHint()}`;
  outcome.textContent = problem ? `Not noted: ${problem}` : done;
  if (!problem) note.value = '';
  const next = problem || text === '' ? undefined : nextOpen(current);
  if (next && !isSheet) choose(next);
  else draw();
}

part<HTMLFormElement>('#decision').addEventListener('submit', (event) => {
  event.preventDefault();
  void sendNote(inScope(scopeNow()), note.value.trim());
});
part('#takeBack').addEventListener('click', () => current && void sendNote([current], ''));

const press = (selector: string) => part(selector).click();

addEventListener('resize', fitParts);
addEventListener('keydown', (event) => {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  const isSlider = target instanceof HTMLInputElement && target.type === 'range';
  const isField = target instanceof HTMLInputElement && target.type !== 'checkbox' && !isSlider;
  if (isField || target instanceof HTMLSelectElement || target === note) return;
  if (ctrlKey || metaKey || altKey) return;
  const list = shown();
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  if (step !== 0 && current) {
    // The arrow keys scroll the overview and move the slider.
    if (isSlider || (isSheet && !nav.contains(document.activeElement))) return;
    event.preventDefault();
    choose(list[Math.min(list.length - 1, Math.max(0, list.indexOf(current) + step))] ?? current);
  } else if (key === 'a' && !isSheet) press('#accept');
  else if (key === 'r' && !isSheet) {
    event.preventDefault();
    note.focus();
  } else if (key === 'n' && !isSheet) nextSpot();
  else if (key === 'u') press('#undo');
  else if (key === 'o') press('#overview');
  else if (!isSheet) chooseView(Number(key));
});
async function markAccepted() {
  try {
    for (const key of await acceptedBefore()) accepted.add(key);
    refused.clear();
    for (const [key, refusal] of await refusedNow())
      if (failures.some((one) => keyOf(one) === key)) refused.set(key, refusal);
    reviewer.value ||= await reviewerName();
  } catch {
    outcome.textContent = 'Earlier acceptances are not known: the server does not answer.';
  }
  if (current && isAccepted(current)) setCurrent(nextOpen(current) ?? current);
  draw();
}
if (served) void markAccepted();
draw();
