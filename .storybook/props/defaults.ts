// Defaults of props, read from the destructured props.
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

/** Literal constants of a module, by name. */
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
    const text = valueOf(value['right'] as Node);
    if (text !== undefined) found[String(key['name'])] = text;
  }
  return found;
}

/** The props with the defaults of a brand. */
const isBranded = ({ type, callee }: Node) =>
  type === 'CallExpression' && isNode(callee) && callee['name'] === 'useDefaultProps';

/**
 * Object patterns that destructure the props, in the signature or in the body. In the body each pattern of a variable counts:
 * `splitField` hands out the props under another name.
 */
function patternsOf(component: Node): Node[] {
  const [first] = nodesIn(component['params']);
  const statements = nodesIn((component['body'] as Node | null)?.['body']);
  const inside = statements
    .flatMap((one) => (one.type === 'VariableDeclaration' ? nodesIn(one['declarations']) : []))
    .filter(({ init }) => isNode(init) && (init.type === 'Identifier' || isBranded(init)))
    .flatMap(({ id }) => nodesIn(id));
  return [...(first ? [first] : []), ...inside].filter(({ type }) => type === 'ObjectPattern');
}

/** Default values as source text, by component and prop. Variants and names from other modules have none. */
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
