// Finds changing text beside other nodes among the children of one JSX element. The translator of a browser replaces
// such text nodes: React then changes nodes that are no longer in the page, and throws when it removes them.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { root, tracked } from './read.ts';

export interface Node {
  type: string;
  start: number;
  end: number;
  [name: string]: unknown;
}

/** Kinds of nodes that an expression may give. */
export type Kind = 'element' | 'text' | 'fixed' | 'nothing';

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

const childrenOf = (node: Node): Node[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []));

function visit(node: Node, see: (node: Node) => void) {
  see(node);
  for (const child of childrenOf(node)) visit(child, see);
}

/** Text of the interface changes with the language only, and then the whole page does. */
const isMessage = (text: string) => /^(?:\w*[mM]essages|texts|titles|header|common|screens)(?:\.\w+)+$/u.test(text);

/** Slots of parts, in which the caller puts nodes. */
const slots =
  /^(?:children|action|actions|notice|footer|foot|beside|picture|link|first|search|chips|tools|list|filters|dialog|banner|topUp|inner|childrenOf|\w*[sS]keletons?)$/u;

/** Nodes whose declaration is in another file or has another form. */
const declaredElsewhere: Readonly<Record<string, readonly string[]>> = {
  'src/pages/dashboard/OverviewPage.tsx': ['sectionComing', 'sections.steps'],
  'src/pages/shared/deal/Negotiation.tsx': ['terms', 'product', 'deal'],
};

function kindsOf(node: Node, source: string, nodes: ReadonlySet<string | undefined>): Kind[] {
  const kinds = (value: unknown) => (isNode(value) ? kindsOf(value, source, nodes) : []);
  const text = source.slice(node.start, node.end);
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment': {
      return ['element'];
    }
    case 'JSXText': {
      return ['fixed'];
    }
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSNonNullExpression':
    case 'ChainExpression': {
      return kinds(node['expression']);
    }
    case 'Literal': {
      return typeof node['value'] === 'string' || typeof node['value'] === 'number' ? ['fixed'] : ['nothing'];
    }
    case 'LogicalExpression': {
      const right = kinds(node['right']).map((kind) => (kind === 'fixed' ? 'text' : kind));
      return node['operator'] === '&&' ? [...right, 'nothing'] : [...kinds(node['left']), ...right];
    }
    case 'ConditionalExpression': {
      const both = [...kinds(node['consequent']), ...kinds(node['alternate'])];
      return both.map((kind) => (kind === 'fixed' ? 'text' : kind));
    }
    case 'CallExpression': {
      const callee = isNode(node['callee']) ? source.slice(node['callee'].start, node['callee'].end) : '';
      if (
        nodes.has(callee) ||
        slots.test(callee) ||
        /\.(?:map|flatMap)$|^(?:Array\.from|cloneElement|createPortal|useContext)\b/u.test(callee)
      )
        return ['element', 'nothing'];
      return ['text'];
    }
    case 'MemberExpression': {
      return [isMessage(text) ? 'fixed' : slots.test(text.split('.').at(-1) ?? '') ? 'element' : 'text'];
    }
    case 'Identifier': {
      if (text === 'undefined') return ['nothing'];
      return nodes.has(text) || slots.test(text) ? ['element', 'nothing'] : ['text'];
    }
    default: {
      return ['text'];
    }
  }
}

const isBlank = (node: Node, source: string) => {
  const text = source.slice(node.start, node.end);
  const inner = node['expression'];
  return (
    (node.type === 'JSXText' && text.trim() === '' && text.includes('\n')) ||
    (isNode(inner) && inner.type === 'JSXEmptyExpression')
  );
};

const nameOf = (node: Node, source: string) => /^<([\w.]*)/u.exec(source.slice(node.start, node.end))?.[1] ?? '';
/** The children of these are drawn or are attributes of the document; no translator splits them. */
const untouched = /^(?:svg|text|title|desc|option|style|code|pre)$/u;

export interface Mixed {
  element: Node;
  /** Children that are changing text. */
  texts: readonly Node[];
}

/** Names that a file declares as nodes of React, or as functions that give them. */
function nodeNames(program: Node, source: string): ReadonlySet<string> {
  const typed = /\b(\w+)\??: (?:\([^()]*\) => )?(?:ReactNode|JSX\.Element|ReactElement)\b/gu;
  const names = new Set([...source.matchAll(typed)].map(([, name = '']) => name));
  visit(program, (node) => {
    if (node.type !== 'VariableDeclarator' || !isNode(node['init']) || !isNode(node['id'])) return;
    const init = node['init'];
    const given = init.type === 'ArrowFunctionExpression' ? init['body'] : init;
    if (isNode(given) && kindsOf(given, source, names).includes('element')) names.add(String(node['id']['name']));
  });
  return names;
}

/** What a part, a function with a capital, gives back. */
function givenBy(node: Node): Node[] {
  const isArrow = node.type === 'VariableDeclarator' && isNode(node['init']) && node['init'].type.startsWith('Arrow');
  if (!isArrow && node.type !== 'FunctionDeclaration') return [];
  const id = node['id'];
  if (!isNode(id) || !/^[A-Z](?![A-Z_])/u.test(String(id['name']))) return [];
  const body = isArrow && isNode(node['init']) ? node['init']['body'] : node['body'];
  if (!isNode(body)) return [];
  if (body.type !== 'BlockStatement') return [body];
  const returns: Node[] = [];
  const find = (statement: Node) => {
    if (statement.type === 'ReturnStatement' && isNode(statement['argument'])) returns.push(statement['argument']);
    if (!statement.type.includes('Function')) for (const child of childrenOf(statement)) find(child);
  };
  find(body);
  return returns;
}

/** Elements of a file with changing text, or with text that other nodes come and go beside. */
export function mixedIn(file: string, source: string): Mixed[] {
  const program = parseSync(file, source).program as unknown as Node;
  const nodes = new Set([...nodeNames(program, source), ...(declaredElsewhere[file] ?? [])]);
  const found: Mixed[] = [];
  visit(program, (node) => {
    // A part that gives bare text leaves a text node among the children of its parent.
    const bare = givenBy(node).filter((given) => kindsOf(given, source, nodes).includes('text'));
    if (bare.length > 0) found.push({ element: node, texts: bare });
    if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return;
    if (untouched.test(nameOf(node, source))) return;
    const children = (node['children'] as Node[]).filter((child) => !isBlank(child, source));
    const isFragment = node.type === 'JSXFragment';
    if (children.length < 2 && !isFragment) return;
    const kinds = children.map((child) => kindsOf(child, source, nodes));
    // React removes each child of a fragment, but an element as a whole.
    const comes = isFragment || kinds.some((some) => some.includes('nothing'));
    const isWrong = (some: readonly Kind[]) => some.includes('text') || (comes && some.includes('fixed'));
    const texts = children.filter(
      (child, index) =>
        isWrong(kinds[index] ?? []) &&
        source.slice(child.start, child.end).trim() !== '' &&
        !/^\{'\s*'\}$/u.test(source.slice(child.start, child.end)),
    );
    if (texts.length > 0) found.push({ element: node, texts });
  });
  return found;
}

/** Places in the app and the design system, each with its line and its text. */
export const problems = (): string[] =>
  tracked()
    .filter((file) => /^(?:src|design-system)\/.*\.tsx$/u.test(file))
    .flatMap((file) => {
      const source = readFileSync(path.join(root, file), 'utf8');
      return mixedIn(file, source).flatMap(({ texts }) =>
        texts.map(({ start, end }) => {
          const line = source.slice(0, start).split('\n').length;
          return `${file}:${line} ${source.slice(start, end).replaceAll(/\s+/gu, ' ').trim().slice(0, 90)}`;
        }),
      );
    });
