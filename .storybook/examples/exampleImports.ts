// Imports and declarations that the code of an example needs.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { initOf, textOf, type Node } from './literals.ts';
import { namesIn, readSource, type Imported, type Source } from './sources.ts';

export type Entries = Readonly<Record<string, string>>;

const root = path.join(import.meta.dirname, '..', '..');
const testModule = 'storybook/test';

/** Variant data of a part, which the package does not export. */
function variantsText(index: string, name: string): string {
  const reExport = new RegExp(`\\* as ${name} from '(.+?)'`, 'u').exec(readFileSync(index, 'utf8'))?.[1];
  if (!reExport) throw new Error(`${index} has no ${name}`);
  const source = readSource(path.join(path.dirname(index), reExport));
  const values = [...source.declarations].flatMap(([key, declaration]) => {
    const init = initOf(declaration as Node);
    return init ? [`${key}: ${textOf(source, init)}`] : [];
  });
  for (const [key, { source: from, name: own }] of source.exported) {
    const shared = readSource(path.join(path.dirname(source.file), from));
    const init = initOf(shared.declarations.get(own) as Node | undefined);
    if (init) values.push(`${key}: ${textOf(shared, init)}`);
  }
  return `const ${name} = { ${values.join(', ')} };`;
}

export class ExampleImports {
  readonly declarations = new Map<string, string>();
  readonly imports = new Map<string, Imported & { local: string }>();
  readonly #entries: Entries;

  constructor(entries: Entries) {
    this.#entries = entries;
  }

  add(source: Source, names: Iterable<string>): void {
    for (const name of names) this.#addOne(source, name);
  }

  #addOne(source: Source, name: string): void {
    const declared = source.declarations.get(name);
    if (declared) {
      const key = `${source.file} ${declared.start}`;
      if (this.declarations.has(key)) return;
      // Reserves the key against cycles, then moves it behind what it uses.
      this.declarations.set(key, '');
      this.add(source, namesIn(declared));
      this.declarations.delete(key);
      this.declarations.set(key, textOf(source, declared));
      return;
    }
    const imported = source.imports.get(name);
    if (!imported || imported.source === testModule) return;
    const entry = this.#entries[imported.name];
    if (imported.source.startsWith('#') && entry) this.imports.set(name, { ...imported, source: entry, local: name });
    else if (imported.source.startsWith('.') || imported.source.startsWith('#')) this.#follow(source, imported, name);
    else this.imports.set(name, { ...imported, local: name });
  }

  #follow(source: Source, imported: Imported, local: string): void {
    const file = imported.source.startsWith('#')
      ? path.join(root, imported.source.slice(1))
      : path.join(path.dirname(source.file), imported.source);
    if (file.includes(`${path.sep}.storybook${path.sep}preview`) || !/\.tsx?$/u.test(file)) return;
    const target = readSource(file);
    const isVariants = imported.name.endsWith('Variants') && file.endsWith('index.ts');
    if (isVariants) this.declarations.set(`${file} ${local}`, variantsText(file, imported.name));
    else this.#addOne(target, imported.name);
    if (local !== imported.name) this.declarations.set(`${file} ${local}`, `const ${local} = ${imported.name};`);
  }

  toString(): string {
    const bySource = Map.groupBy(this.imports.values(), ({ source }) => source);
    const lines = Array.from(bySource, ([from, list]) => {
      const named = list.filter(({ name }) => name !== 'default' && name !== '*');
      const text = named.map(
        ({ name, local, isType }) => `${isType ? 'type ' : ''}${name === local ? name : `${name} as ${local}`}`,
      );
      return `import { ${text.toSorted().join(', ')} } from '${from}';`;
    });
    return [...lines, '', ...[...this.declarations.values()].filter((text) => text !== '')].join('\n');
  }
}
