// Types as an adopter would write them.
import { NodeBuilderFlags, type Checker, type Symbol, type Type } from 'typescript/unstable/sync';

export type Literal = string | number | boolean;

/** Path of a module of the design system. */
export const designSystemPath = /\/design-system\//u;

const literal = /^(?:"(?:[^"\\]|\\.)*"|-?[\d.]+|true|false)$/u;

export const literalText = (value: Literal) => (typeof value === 'string' ? `'${value}'` : String(value));

const quoted = (text: string) => text.replaceAll(/"([^"'\\]*)"/gu, "'$1'");

const readable = (text: string) =>
  quoted(text)
    .replaceAll(/import\("[^"]*"\)\.|\bReact\./gu, '')
    .replace(/ \| undefined$/u, '')
    .replace(/^\((\(.*\) => [^|]*)\)$/u, '$1')
    .replace(/^Partial<Texts<\{.*$/u, 'Partial<Texts>')
    .replaceAll(/\{ [^{}]{120,} \}/gu, '{ … }');

export function textOf(
  checker: Checker,
  type: Type,
  flags = NodeBuilderFlags.NoTruncation,
): { type: string; options?: readonly Literal[] } {
  const print = (one: Type) => checker.typeToString(one, undefined, flags);
  const members = (type.isUnionType() ? type.getTypes() : []).map(print).filter((text) => text !== 'undefined');
  if (members.length === 0 || !members.every((text) => literal.test(text))) return { type: readable(print(type)) };
  const isBoolean = members.includes('true') && members.includes('false');
  const named = isBoolean ? ['boolean', ...members.filter((text) => text !== 'true' && text !== 'false')] : members;
  const text = named.map((one) => one.replace(/^"(.*)"$/u, "'$1'")).join(' | ');
  // Booleans get a switch, not options.
  if (members.every((one) => one === 'true' || one === 'false')) return { type: text };
  return { type: text, options: members.map((one) => JSON.parse(one) as Literal) };
}

export const placeOf = ({ declarations }: Symbol) => (declarations[0] as { path?: string } | undefined)?.path ?? '';

export const descriptionOf = (checker: Checker, symbol: Symbol) =>
  checker.getDocumentationCommentOfSymbol(symbol).replaceAll(/\s+/gu, ' ');
