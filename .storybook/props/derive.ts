// Props from the types themselves, by the compiler's API: react-docgen sees no inherited or computed types.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { API, SignatureKind, SymbolFlags, type Checker, type Type, type TypeReference } from 'typescript/unstable/sync';
import { openCache } from './cache.ts';
import { commonProps, radixDefault } from './commonProps.ts';
import { defaultsIn } from './defaults.ts';
import { surfaceOf, type Surface } from './surface.ts';
import { descriptionOf, designSystemPath, placeOf, textOf, literalText, type Literal } from './typeText.ts';

export interface DerivedProp {
  name: string;
  type: string;
  required: boolean;
  description: string;
  /** Values of a union of literals, texts in the order of the variant data. */
  options?: readonly Literal[];
  default?: string;
  /** Declared by React for every element; shown where a story sets it. */
  inherited?: true;
}

type Props = readonly DerivedProp[];
type Tables = Readonly<Record<string, Props>>;
type Variants = Readonly<Record<string, readonly Literal[] | Readonly<Record<string, Literal>>>>;

const root = path.join(import.meta.dirname, '..', '..');
const config = path.join(root, 'design-system', 'tsconfig.json');
const ofReact = /\/@types\/react\//u;

async function variantsOf(file: string): Promise<Variants> {
  const data = file.replace(/\.tsx?$/u, '.variants.ts');
  return existsSync(data) ? ((await import(data)) as Variants) : {};
}

/** A file of several parts has the defaults of one under its name, such as `inlineDefaults`. */
function withVariants(prop: DerivedProp, part: string, variants: Variants): DerivedProp {
  const own = variants[`${part.charAt(0).toLowerCase()}${part.slice(1)}Defaults`];
  const standard = ((own ?? variants['defaults']) as Record<string, Literal> | undefined)?.[prop.name];
  const known = standard === undefined ? prop : { ...prop, default: literalText(standard) };
  const values = variants[`${prop.name}s`];
  if (!Array.isArray(values) || values.length !== prop.options?.length) return known;
  return { ...known, type: values.map(literalText).join(' | '), options: values as readonly Literal[] };
}

const maxShown = 10;

function shortTextOf(checker: Checker, type: Type): string {
  const { type: text, options = [] } = textOf(checker, type);
  if (options.length <= maxShown) return text;
  return `${options.slice(0, 3).map(literalText).join(' | ')} | … ${options.length} values`;
}

/** Lines on the fields of a value, of its choices or of the items of a list. The design system must declare their type. */
function fieldsOf(checker: Checker, type: Type): string {
  const whole = checker.getNonNullableType(type) ?? type;
  const value = (whole.isUnionType() ? whole.getTypes().find((one) => checker.isArrayType(one)) : undefined) ?? whole;
  const [item = value] = checker.isArrayType(value) ? checker.getTypeArguments(value as TypeReference) : [];
  const choices = item.isUnionType() ? item.getTypes() : [item];
  const symbols = choices.map((one) => (one.isObjectType() ? one.getSymbol() : undefined));
  if (!symbols.every((symbol) => symbol && designSystemPath.test(placeOf(symbol)))) return '';
  // Only the choices of a named union need no names.
  if (choices.length === 1 && !/^[A-Z]/u.test(symbols[0]?.name ?? '')) return '';
  const described = checker.getPropertiesOfType(item).map((field) => ({ field, text: descriptionOf(checker, field) }));
  // A page has the table of such a type: the theme's default props by part.
  if (described.length > maxShown && described.every(({ text }) => text === '')) return '';
  if (described.length === 0) return '';
  const fields = described.map(({ field, text }) => {
    const fieldType = checker.getTypeOfSymbol(field);
    const optional = (field.flags & SymbolFlags.Optional) === 0 ? '' : '?';
    return `- \`${field.name}${optional}: ${fieldType ? shortTextOf(checker, fieldType) : 'unknown'}\` ${text}`;
  });
  return `\n\n${fields.join('\n')}`;
}

/** Parts whose only child becomes the element. */
const wrapper =
  /^export function (\w+)\(props: [^)]*\) \{\s*(?:'use no memo';\s*)?return <[\w.]+ \{\.\.\.props\} asChild \/>;/gmu;

/** Row of such a part. */
const onlyChild: DerivedProp = {
  name: 'children',
  type: 'ReactElement',
  required: true,
  description: 'One element, such as a Button, that takes props and a ref.',
};

/** Props of the component or function with that name. */
function propsOf(checker: Checker, name: string, type: Type, defaults: Readonly<Record<string, string>> = {}): Props {
  const all = checker.getPropertiesOfType(type).map((symbol) => {
    const declared = placeOf(symbol);
    const inherited = ofReact.test(declared);
    const standard = defaults[symbol.name] ?? radixDefault(declared, symbol.name);
    const text = descriptionOf(checker, symbol);
    const common = commonProps[`${name}.${symbol.name}`] ?? commonProps[symbol.name] ?? '';
    const valueType = checker.getTypeOfSymbol(symbol);
    return {
      name: symbol.name,
      ...(valueType ? textOf(checker, valueType) : { type: 'unknown' }),
      required: (symbol.flags & SymbolFlags.Optional) === 0,
      description: designSystemPath.test(declared)
        ? (text || common) + (valueType ? fieldsOf(checker, valueType) : '')
        : common || text,
      ...(standard !== undefined && { default: standard }),
      ...(inherited && { inherited: true as const }),
    };
  });
  const element = /\b(?:HTML|SVG)\w*Element\b/u.exec(all.find(({ name }) => name === 'ref')?.type ?? '')?.[0];
  const rest: DerivedProp = {
    name: '…attributes',
    type: element ?? '',
    required: false,
    description: 'Attributes and events of the root element, such as id, className, style and aria-label.',
  };
  const shown = all.filter(({ name, inherited }) => !inherited || name in commonProps);
  return element ? [...shown, rest] : shown;
}

export interface PropReader {
  /** Props of the components and functions that a module exports, by name; `object.method` for methods. */
  read: (file: string) => Promise<Tables>;
  /** Functions and types that an index exports beside its components. */
  readSurface: (index: string) => Surface;
  close: () => void;
}

/** The compiler with the design system. It takes seconds to start. */
function openCompiler() {
  const api = new API({ cwd: root });
  const project = api.updateSnapshot({ openProject: config }).getProject(config);
  if (!project) throw new Error(`No project ${config}`);
  const { checker, program } = project;
  return { api, checker, program };
}

type Compiler = ReturnType<typeof openCompiler>;

async function tablesOf({ checker, program }: Compiler, file: string): Promise<Tables> {
  const parameter = (type: Type | undefined) => {
    const [signature] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : [];
    return signature && checker.getParameterType(signature, 0);
  };
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) return {};
  const code = readFileSync(file, 'utf8');
  const [defaults, variants] = [defaultsIn(file, code), await variantsOf(file)];
  const wrappers = new Set(Array.from(code.matchAll(wrapper), ([, name]) => name));
  const found: Record<string, Props> = {};
  const add = (name: string, type: Type | undefined) => {
    const props = type?.isObjectType() || type?.isIntersectionType() || type?.isUnionType() ? type : undefined;
    if (!props) return;
    const rows = propsOf(checker, name, props, defaults[name]).map((prop) => withVariants(prop, name, variants));
    found[name] = wrappers.has(name) ? [onlyChild, ...rows.filter((row) => row.name !== 'children')] : rows;
  };
  for (const symbol of checker.getExportsOfModule(module)) {
    const type = checker.getTypeOfSymbol(symbol);
    if (/^(?:[A-Z]|create)/u.test(symbol.name)) add(symbol.name, parameter(type));
    else if (type?.isObjectType() && checker.getSignaturesOfType(type, SignatureKind.Call).length === 0)
      for (const method of checker.getPropertiesOfType(type).filter((one) => designSystemPath.test(placeOf(one))))
        add(`${symbol.name}.${method.name}`, parameter(checker.getTypeOfSymbol(method)));
  }
  return found;
}

function surfaceIn({ checker, program }: Compiler, index: string): Surface {
  const source = program.getSourceFile(index);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`No module ${index}`);
  return surfaceOf(checker, module);
}

/** Reads props and surfaces, from the cache where the sources are the same. */
export function openProps(): PropReader {
  const cache = openCache();
  let opened: Compiler | undefined;
  const compiler = () => (opened ??= openCompiler());
  return {
    async read(file) {
      const name = path.relative(root, file);
      return (cache.get(name) as Tables | undefined) ?? cache.set(name, await tablesOf(compiler(), file));
    },
    readSurface(index) {
      const name = `exports of ${path.relative(root, index)}`;
      return (cache.get(name) as Surface | undefined) ?? cache.set(name, surfaceIn(compiler(), index));
    },
    close() {
      cache.save();
      opened?.api.close();
    },
  };
}
