import {
  NodeBuilderFlags,
  SignatureKind,
  SymbolFlags,
  type Checker,
  type Symbol,
  type Type,
} from 'typescript/unstable/sync';
import { descriptionOf, designSystemPath, placeOf, textOf } from './typeText.ts';

interface Field {
  name: string;
  type: string;
  required: boolean;
  description: string;
}

export interface DerivedType {
  name: string;
  description: string;
  /** Text of a type without fields, such as a union. */
  type?: string;
  fields?: readonly Field[];
}

export interface DerivedFunction {
  name: string;
  description: string;
  signature: string;
}

export interface Surface {
  types: readonly DerivedType[];
  functions: readonly DerivedFunction[];
}

const aliased = NodeBuilderFlags.NoTruncation | NodeBuilderFlags.InTypeAlias;

function fieldsOf(checker: Checker, type: Type): Field[] {
  return checker
    .getPropertiesOfType(type)
    .filter((field) => designSystemPath.test(placeOf(field)))
    .map((field) => {
      const fieldType = checker.getTypeOfSymbol(field);
      return {
        name: field.name,
        type: fieldType ? textOf(checker, fieldType).type : 'unknown',
        required: (field.flags & SymbolFlags.Optional) === 0,
        description: descriptionOf(checker, field),
      };
    });
}

function typeOf(checker: Checker, name: string, symbol: Symbol): DerivedType {
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const fields = type.isObjectType() || type.isIntersectionType() ? fieldsOf(checker, type) : [];
  return {
    name,
    description: descriptionOf(checker, symbol),
    ...(fields.length > 0 ? { fields } : { type: textOf(checker, type, aliased).type }),
  };
}

/** Functions and types of a module. Types of props are described with their component. */
export function surfaceOf(checker: Checker, module: Symbol): Surface {
  const exported = checker.getExportsOfModule(module).map((symbol) => ({
    name: symbol.name,
    symbol: (symbol.flags & SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol),
  }));
  const types = exported
    .filter(({ name, symbol }) => (symbol.flags & SymbolFlags.Type) !== 0 && !name.endsWith('Props'))
    .map(({ name, symbol }) => typeOf(checker, name, symbol));
  const functions = exported.flatMap(({ name, symbol }) => {
    const type = /^[a-z]/u.test(name) ? checker.getTypeOfSymbol(symbol) : undefined;
    const signatures = type ? checker.getSignaturesOfType(type, SignatureKind.Call).length : 0;
    if (!type || signatures === 0) return [];
    const text = descriptionOf(checker, symbol);
    // Overloads have a comment each.
    const description = signatures === 1 ? text : (/^.*?\.(?= |$)/u.exec(text)?.[0] ?? text);
    return [{ name, description, signature: textOf(checker, type).type }];
  });
  return { types, functions };
}
