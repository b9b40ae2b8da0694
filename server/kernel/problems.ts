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

const formats: Record<string, string> = { uuid: 'is not an id', datetime: 'is not a time in UTC' };

const sized = (issue: Issue & { code: 'too_small' | 'too_big' }, bound: unknown, than: 'less' | 'more') =>
  issue.origin === 'array' || issue.origin === 'string'
    ? `has ${than} than ${String(bound)} ${issue.origin === 'array' ? 'items' : 'characters'}`
    : `is ${than} than ${String(bound)}`;

const describers: { [C in Issue['code']]?: (issue: Extract<Issue, { code: C }>) => string } = {
  invalid_type: ({ input, expected }) => (input === undefined ? 'is missing' : `is not ${kinds[expected] ?? expected}`),
  too_small: (issue) => sized(issue, issue.minimum, 'less'),
  too_big: (issue) => sized(issue, issue.maximum, 'more'),
  invalid_value: ({ input, values }) =>
    input === undefined ? 'is missing' : `is not one of ${values.map(String).join(', ')}`,
  invalid_format: ({ format, message }) =>
    formats[format] ?? (message.startsWith('is ') ? message : 'is not in the right form'),
  custom: ({ message }) => message,
};

const describe = (issue: Issue): string =>
  (describers[issue.code] as ((issue: Issue) => string) | undefined)?.(issue) ?? 'is not valid';

const nameOf = (path: readonly PropertyKey[]) => path.map(String).join('.');

function closest(errors: readonly (readonly Issue[])[]): readonly Issue[] {
  const depth = (issues: readonly Issue[]) => Math.max(0, ...issues.map(({ path }) => path.length));
  return errors.toSorted((a, b) => depth(b) - depth(a) || a.length - b.length)[0] ?? [];
}

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
