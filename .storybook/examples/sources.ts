// Modules of the stories as syntax trees: their imports, declarations and the names that an expression uses.
import { readFileSync } from 'node:fs';
import { parseSync, type ESTree } from 'vite';

export interface Span {
  type: string;
  start: number;
  end: number;
}

export interface Imported {
  source: string;
  /** `*` for a namespace. */
  name: string;
  isType: boolean;
}

export interface Source {
  file: string;
  code: string;
  imports: ReadonlyMap<string, Imported>;
  declarations: ReadonlyMap<string, Span>;
  exported: ReadonlyMap<string, Pick<Imported, 'source' | 'name'>>;
}

const cache = new Map<string, Source>();

type Statement = ESTree.Program['body'][number];

function namesOf(statement: Statement): string[] {
  const declared =
    statement.type === 'ExportNamedDeclaration' ? (statement.declaration as Statement | null) : statement;
  if (!declared) return [];
  if (declared.type === 'VariableDeclaration')
    return declared.declarations.flatMap(({ id }) =>
      id.type === 'Identifier' ? [id.name] : id.type === 'ObjectPattern' ? [...namesIn(id.properties)] : [],
    );
  return 'id' in declared && declared.id && 'name' in declared.id ? [declared.id.name] : [];
}

export function readSource(file: string, code = readFileSync(file, 'utf8')): Source {
  const known = cache.get(file);
  if (known?.code === code) return known;
  const imports = new Map<string, Imported>();
  const declarations = new Map<string, Span>();
  const exported = new Map<string, Pick<Imported, 'source' | 'name'>>();
  for (const statement of parseSync(file, code).program.body) {
    if (statement.type === 'ImportDeclaration') {
      for (const one of statement.specifiers) {
        const name =
          one.type === 'ImportSpecifier' && one.imported.type === 'Identifier'
            ? one.imported.name
            : one.type[6] === 'D'
              ? 'default'
              : '*';
        const isType = statement.importKind === 'type' || (one.type === 'ImportSpecifier' && one.importKind === 'type');
        imports.set(one.local.name, { source: statement.source.value, name, isType });
      }
    }
    if (statement.type === 'ExportNamedDeclaration' && statement.source)
      for (const { local, exported: own } of statement.specifiers)
        if (local.type === 'Identifier' && own.type === 'Identifier')
          exported.set(own.name, { source: statement.source.value, name: local.name });
    for (const name of namesOf(statement)) {
      const inner = statement.type === 'ExportNamedDeclaration' ? (statement.declaration ?? statement) : statement;
      declarations.set(name, inner);
    }
  }
  const source = { file, code, imports, declarations, exported };
  cache.set(file, source);
  return source;
}

type Tree = Span & Record<string, unknown>;

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && typeof (value as Tree).type === 'string';

/** Calls the visitor for each node; it returns false to leave out what is inside. */
export function walk(
  node: unknown,
  visit: (node: Tree, parent?: Tree, key?: string) => boolean | void,
  parent?: Tree,
  key?: string,
): void {
  if (Array.isArray(node)) {
    for (const one of node) walk(one, visit, parent, key);
    return;
  }
  if (!isTree(node) || visit(node, parent, key) === false) return;
  for (const [name, value] of Object.entries(node)) walk(value, visit, node, name);
}

const isMember = (parent: Tree | undefined, key: string | undefined) =>
  (parent?.type === 'MemberExpression' && key === 'property' && parent['computed'] === false) ||
  (parent?.type === 'Property' && key === 'key' && parent['computed'] === false && parent['shorthand'] === false) ||
  (parent?.type === 'JSXAttribute' && key === 'name') ||
  (parent?.type === 'JSXMemberExpression' && key === 'property') ||
  (parent?.type === 'TSPropertySignature' && key === 'key');

export function namesIn(node: unknown): Set<string> {
  const found = new Set<string>();
  walk(node, (one, parent, key) => {
    if ((one.type === 'Identifier' || one.type === 'JSXIdentifier') && !isMember(parent, key))
      found.add(String(one['name']));
  });
  return found;
}
