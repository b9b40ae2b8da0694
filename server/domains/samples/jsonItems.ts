import type { Item } from './values.ts';

const parse = (text: string): { value: unknown } | undefined => {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function jsonItems(text: string, most: number): { items: Item[]; more: boolean } | undefined {
  const whole = parse(text);
  const found = whole ? recordsOf(whole.value) : cutRecords(text, most);
  return found && { items: found.slice(0, most).map(toItem), more: !whole || found.length > most };
}

/** Undefined when the first line is invalid. Skips invalid later lines. */
export function ndjsonItems(lines: readonly string[]): Item[] | undefined {
  const values = lines.map(parse);
  return values[0] && values.flatMap((one) => (one ? [toItem(one.value)] : []));
}

/** In an object: the array of objects, else the only array, else the object as one record. */
function recordsOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (!isObject(value)) return [value];
  const arrays = Object.values(value).filter((one) => Array.isArray(one));
  const ofObjects = arrays.find((one) => isObject(one[0]));
  return ofObjects ?? (arrays.length === 1 ? arrays[0] : undefined) ?? [value];
}

function cutRecords(text: string, most: number): unknown[] | undefined {
  const start = arrayStart(text);
  if (start === undefined) return undefined;
  const items: unknown[] = [];
  let from = start + 1;
  for (const { at, depth, character } of marks(text, start)) {
    const ends = depth === 1 && character === ',';
    if (!ends && depth !== 0) continue;
    const item = parse(text.slice(from, at));
    if (item) items.push(item.value);
    from = at + 1;
    if (depth === 0 || !item || items.length > most) break;
  }
  return items.length > 0 ? items : undefined;
}

function arrayStart(text: string): number | undefined {
  const top = text.search(/\S/u);
  if (text[top] === '[') return top;
  if (text[top] !== '{') return undefined;
  let first: number | undefined;
  for (const { at, depth, character } of marks(text, top)) {
    if (character !== '[' || depth !== 2) continue;
    if (/^\[\s*\{/u.test(text.slice(at, at + 200))) return at;
    first ??= at;
  }
  return first;
}

/** Yields brackets and commas outside strings from `start`. `depth` is the depth after the character. */
function* marks(text: string, start: number): Generator<{ at: number; depth: number; character: string }> {
  let depth = 0;
  let quoted = false;
  for (let at = start; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (quoted) {
      if (character === '\\') at += 1;
      else if (character === '"') quoted = false;
      continue;
    }
    if (character === '"') quoted = true;
    else if (character === ',') yield { at, depth, character };
    else if (character === '{' || character === '[') yield { at, depth: (depth += 1), character };
    else if (character === '}' || character === ']') {
      yield { at, depth: (depth -= 1), character };
      if (depth === 0) return;
    }
  }
}

function toItem(value: unknown): Item {
  if (Array.isArray(value)) return Object.fromEntries(value.map((one, index) => [`column_${index + 1}`, one]));
  if (!isObject(value)) return { value };
  return flatten(isFeature(value) ? { ...own(value), ...value.properties, ...place(value['geometry']) } : value);
}

/** Flattens one level: `{ a: { b: 1 } }` becomes `a.b`. Deeper levels stay whole. */
function flatten(value: Record<string, unknown>): Item {
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]): [string, unknown][] =>
      isObject(inner) ? Object.entries(inner).map(([key, one]) => [`${name}.${key}`, one]) : [[name, inner]],
    ),
  );
}

const isFeature = (
  value: Record<string, unknown>,
): value is Record<string, unknown> & { properties: Record<string, unknown> } =>
  value['type'] === 'Feature' && isObject(value['properties']);

const own = ({ id }: Record<string, unknown>): Item => (id === undefined ? {} : { id });

function place(geometry: unknown): Item {
  if (!isObject(geometry)) return {};
  const { type, coordinates } = geometry;
  if (type !== 'Point' || !Array.isArray(coordinates)) return { geometry: JSON.stringify(geometry) };
  const [longitude, latitude, altitude] = coordinates as unknown[];
  return { longitude, latitude, ...(altitude !== undefined && { altitude }) };
}
