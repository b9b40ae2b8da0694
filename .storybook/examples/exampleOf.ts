// Code that "Show code" prints: a story as a module that an adopter can paste, without what only tests need.
import { parseSync } from 'vite';
import { entriesOf, initOf, inputOf, textOf, type Edit, type Node } from './literals.ts';
import { ExampleImports, type Entries } from './exampleImports.ts';
import { namesIn, readSource, walk, type Source } from './sources.ts';

const keyText = (name: string) => (/^[\w$]+$/u.test(name) ? name : `'${name}'`);

const attributeText = (source: Source, name: string, value: Node) => {
  if (name.startsWith('...')) return `{${textOf(source, value)}}`;
  const { type } = value;
  if (type === 'Literal' && typeof value['value'] === 'string' && !/["\\\n]/u.test(value['value']))
    return `${name}="${value['value']}"`;
  if (type === 'Literal' && value['value'] === true) return name;
  return `${name}={${textOf(source, value)}}`;
};

function elementOf(source: Source, component: Node, args: ReadonlyMap<string, Node>): string {
  const tag = textOf(source, component);
  const close = component.type === 'TSInstantiationExpression' ? textOf(source, component['expression'] as Node) : tag;
  const attributes = [...args]
    .filter(([name]) => name !== 'children')
    .map(([name, value]) => attributeText(source, name, value));
  const children = args.get('children');
  const open = [`<${tag}`, ...attributes].join(' ');
  if (!children) return `${open} />`;
  const isText =
    children.type === 'Literal' && typeof children['value'] === 'string' && !/[{}<>]/u.test(children['value']);
  const inner = isText
    ? String(children['value'])
    : children.type.startsWith('JSX')
      ? textOf(source, children)
      : `{${textOf(source, children)}}`;
  return `${open}>${inner}</${close}>`;
}

/** Replaces `{...args}` and `args.name` by the args of the story. */
function argEdits(source: Source, body: Node, parameter: string, args: ReadonlyMap<string, Node>): Edit[] {
  const edits: Edit[] = [];
  walk(body, (one) => {
    if (one.type === 'JSXOpeningElement') {
      const attributes = one['attributes'] as Node[];
      const own = new Set(attributes.map((attribute) => String(((attribute['name'] ?? {}) as Node)['name'])));
      const spread = attributes.find(
        ({ type, argument }) => type === 'JSXSpreadAttribute' && (argument as Node)['name'] === parameter,
      );
      if (spread) {
        // A later spread brings the names of the fields.
        const later = attributes.some(({ type, start }) => type === 'JSXSpreadAttribute' && start > spread.start);
        if (later) own.add('name');
        const closed = one['selfClosing'] === true;
        const shown = [...args].filter(([name]) => !own.has(name) && (closed || name !== 'children'));
        edits.push({ ...spread, text: shown.map(([name, value]) => attributeText(source, name, value)).join(' ') });
      }
    }
    if (one.type === 'SpreadElement' && (one['argument'] as Node)['name'] === parameter) {
      const fields = [...args].map(([name, value]) =>
        name.startsWith('...') ? textOf(source, value) : `${keyText(name)}: ${textOf(source, value)}`,
      );
      edits.push({ ...one, text: fields.join(', ') });
    }
    const object = one['object'] as Node | undefined;
    if (one.type === 'MemberExpression' && object?.type === 'Identifier' && object['name'] === parameter) {
      const value = args.get(String((one['property'] as Node)['name']));
      edits.push({ ...one, text: value ? textOf(source, value) : 'undefined' });
    }
    return undefined;
  });
  return edits;
}

function bodyOf(
  source: Source,
  render: Node | undefined,
  component: Node | undefined,
  args: ReadonlyMap<string, Node>,
): string {
  if (!render) return component ? `() => (${elementOf(source, component, args)})` : '';
  if (render.type !== 'ArrowFunctionExpression' && render.type !== 'FunctionExpression') return textOf(source, render);
  const [first] = render['params'] as Node[];
  const body = render['body'] as Node;
  const edits = first?.type === 'Identifier' ? argEdits(source, body, String(first['name']), args) : [];
  const text = textOf(source, body, edits);
  return body.type === 'BlockStatement' ? `() => ${text}` : `() => (${text})`;
}

export function examplesIn(file: string, entries: Entries, code?: string): Readonly<Record<string, string>> {
  const source = readSource(file, code);
  const meta = inputOf(source, initOf(source.declarations.get('meta') as Node | undefined));
  const component = meta.get('component');
  const found: Record<string, string> = {};
  for (const [name, declaration] of source.declarations) {
    const call = initOf(declaration as Node);
    const callee = call?.['callee'] as Node | undefined;
    if (call?.type !== 'CallExpression' || callee?.type !== 'MemberExpression') continue;
    if ((callee['object'] as Node)['name'] !== 'meta') continue;
    const story = inputOf(source, call);
    const args = new Map([...entriesOf(source, meta.get('args')), ...entriesOf(source, story.get('args'))]);
    const body = bodyOf(source, story.get('render') ?? meta.get('render'), component, args);
    if (body === '') continue;
    const imports = new ExampleImports(entries);
    // The text, not the story: its play function and test imports are no part of the example.
    imports.add(source, namesIn(parseSync('example.tsx', `(${body})`).program));
    found[name] = `${imports.toString()}\n\nexport const ${name}Example = ${body};\n`;
  }
  return found;
}
