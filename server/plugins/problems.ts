// Turns what zod found into short texts for people, by dotted field name.
import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

const kinds: Record<string, string> = {
  int: 'a whole number',
  number: 'a number',
  string: 'text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

const sized = (issue: Issue & { code: 'too_small' | 'too_big' }, bound: unknown, than: 'less' | 'more') =>
  issue.origin === 'array' || issue.origin === 'string'
    ? `has ${than} than ${String(bound)} ${issue.origin === 'array' ? 'items' : 'characters'}`
    : `is ${than} than ${String(bound)}`;

function describe(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'is missing';
      return `is not ${kinds[issue.expected] ?? issue.expected}`;
    case 'too_small':
      return sized(issue, issue.minimum, 'less');
    case 'too_big':
      return sized(issue, issue.maximum, 'more');
    case 'invalid_value':
      return issue.input === undefined ? 'is missing' : `is not one of ${issue.values.map(String).join(', ')}`;
    case 'invalid_format':
      if (issue.format === 'uuid') return 'is not an id';
      if (issue.format === 'datetime') return 'is not a time in UTC';
      return issue.message.startsWith('is ') ? issue.message : 'is not in the right form';
    case 'custom':
      return issue.message;
    default:
      return 'is not valid';
  }
}

const nameOf = (path: readonly PropertyKey[]) => path.map(String).join('.');

/** Of a union, what is wrong with the alternative that came closest. */
function closest(errors: readonly (readonly Issue[])[]): readonly Issue[] {
  const depth = (issues: readonly Issue[]) => Math.max(0, ...issues.map(({ path }) => path.length));
  return errors.toSorted((a, b) => depth(b) - depth(a) || a.length - b.length)[0] ?? [];
}

/** Field name → problem. The first problem of a field counts; what concerns the whole is named `part`. */
export function problemsOf(issues: readonly Issue[], part: string, base: readonly PropertyKey[] = []) {
  const fields: Record<string, string> = {};
  const note = (name: string, text: string) => {
    if (!Object.hasOwn(fields, name)) Object.defineProperty(fields, name, { value: text, enumerable: true });
  };
  for (const issue of issues) {
    const path = [...base, ...issue.path];
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) note(nameOf([...path, key]), 'is not known');
    else if (issue.code === 'invalid_union' && issue.errors.length > 0) {
      for (const [name, text] of Object.entries(problemsOf(closest(issue.errors), part, path))) note(name, text);
    } else note(nameOf(path) || part, describe(issue));
  }
  return fields;
}
