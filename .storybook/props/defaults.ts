// Defaults of props, from the patterns that take the props apart.
import { parseSync } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}
type Defaults = Record<string, string>;

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value : [value]).filter(isNode);

/** Values of the constants of a module that a default may name. */
function constantsIn(body: readonly Node[], textOf: (node: Node) => string): ReadonlyMap<string, string> {
  const declarators = body
    .map((one) => (one.type === 'ExportNamedDeclaration' ? (one['declaration'] as Node | null) : one))
    .flatMap((one) => (one?.type === 'VariableDeclaration' ? nodesIn(one['declarations']) : []));
  return new Map(
    declarators.flatMap(({ id, init }) =>
      isNode(id) && isNode(init) && init.type === 'Literal' ? [[String(id['name']), textOf(init)] as const] : [],
    ),
  );
}

function patternDefaults(pattern: Node, valueOf: (node: Node) => string | undefined): Defaults {
  const found: Defaults = {};
  for (const { key, value } of nodesIn(pattern['properties'])) {
    if (!isNode(key) || !isNode(value) || value.type !== 'AssignmentPattern') continue;
    const standard = valueOf(value['right'] as Node);
    if (standard !== undefined) found[String(key['name'])] = standard;
  }
  return found;
}

/** Patterns of a function that take apart its first parameter, or the rest of it. */
function patternsOf(component: Node): Node[] {
  const [first] = nodesIn(component['params']);
  const statements = nodesIn((component['body'] as Node | null)?.['body']);
  const inside = statements
    .flatMap((one) => (one.type === 'VariableDeclaration' ? nodesIn(one['declarations']) : []))
    .filter(({ init }) => isNode(init) && init.type === 'Identifier')
    .flatMap(({ id }) => nodesIn(id));
  return [...(first ? [first] : []), ...inside].filter(({ type }) => type === 'ObjectPattern');
}

/** Texts of the defaults, by component and prop. A default that is computed or a variant has none. */
export function defaultsIn(file: string, code: string): Readonly<Record<string, Readonly<Defaults>>> {
  const body = nodesIn(parseSync(file, code).program.body);
  const textOf = ({ start, end }: Node) => code.slice(start, end);
  const constants = constantsIn(body, textOf);
  const valueOf = (node: Node) => {
    if (node.type === 'Identifier') return constants.get(String(node['name']));
    return node.type === 'MemberExpression' ? undefined : textOf(node);
  };
  const found: Record<string, Defaults> = {};
  for (const statement of body) {
    const declared =
      statement.type === 'ExportNamedDeclaration' ? (statement['declaration'] as Node | null) : statement;
    if (declared?.type !== 'FunctionDeclaration' || !isNode(declared['id'])) continue;
    const all = patternsOf(declared).map((pattern) => patternDefaults(pattern, valueOf));
    found[String(declared['id']['name'])] = Object.assign({}, ...all) as Defaults;
  }
  return found;
}
