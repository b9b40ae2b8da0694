import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseWhere, WhereError } from '#server/tables/where.ts';

function problemOf(text: string): WhereError | undefined {
  try {
    parseWhere(text);
    return undefined;
  } catch (error) {
    if (error instanceof WhereError) return error;
    throw error;
  }
}

const problemAt = (text: string) => problemOf(text)?.at;
const messageOf = (text: string) => problemOf(text)?.message;

describe('the filter of a table', () => {
  it('parses comparisons with and, or, not and brackets in the usual order', () => {
    expect(parseWhere(`depth >= 2 and not (place = 'Saint John''s' or "a b" is null)`)).toEqual({
      kind: 'and',
      parts: [
        { kind: 'compare', column: 'depth', op: '>=', value: 2, at: 1 },
        {
          kind: 'not',
          part: {
            kind: 'or',
            parts: [
              { kind: 'compare', column: 'place', op: '=', value: "Saint John's", at: 21 },
              { kind: 'empty', column: 'a b', at: 48 },
            ],
          },
        },
      ],
    });
  });

  it('parses lists, search, negative numbers and names in other scripts', () => {
    expect(parseWhere('größe in (-1, 2.5e3)')).toMatchObject({ kind: 'in', column: 'größe', values: [-1, 2500] });
    expect(parseWhere(`place contains 'ham' or open = TRUE`)).toMatchObject({ kind: 'or' });
    expect(parseWhere('a is not null')).toEqual({ kind: 'not', part: { kind: 'empty', column: 'a', at: 1 } });
    expect(parseWhere('a<>-1')).toMatchObject({ op: '!=', value: -1 });
  });

  it.each([
    ['', 'expects the name of a column at position 1'],
    ['a', 'expects one of = != < <= > >= contains in, is at position 2'],
    ['a = ', 'expects a number, true, false, or text in single quotes at position 5'],
    ['a = b', 'expects a number, true, false, or text in single quotes at position 5'],
    ['a = 1 b', 'expects “and” or “or” at position 7'],
    ['(a = 1', 'expects “)” at position 7'],
    ["a = 'x", 'has a quote that is never closed at position 5'],
    ['a = 1; drop table data', 'has an unexpected character at position 6'],
    ['a = 1 -- x', 'has an unexpected character at position 7'],
    ['a = (select 1)', 'expects a number, true, false, or text in single quotes at position 5'],
    ["read_csv('/etc/passwd') = 1", 'expects one of = != < <= > >= contains in, is at position 9'],
    ['a in ()', 'expects a number, true, false, or text in single quotes at position 7'],
    ['a = 1e999', 'expects a number, true, false, or text in single quotes at position 5'],
    ['a = $1', 'has an unexpected character at position 5'],
    ['and = 1', 'expects the name of a column at position 1'],
  ])('refuses %j with the position', (text, problem) => {
    expect(messageOf(text)).toBe(problem);
  });

  it('limits length, nesting and the number of comparisons', () => {
    expect(messageOf(`a = '${'x'.repeat(2000)}'`)).toContain('longer than 2000 characters');
    expect(messageOf(`${'('.repeat(900)}a = 1${')'.repeat(900)}`)).toContain('nested too deeply');
    expect(messageOf(`${'not '.repeat(400)}a = 1`)).toContain('nested too deeply');
    expect(messageOf(Array.from({ length: 65 }, () => 'a = 1').join(' and '))).toContain('more than 64 comparisons');
  });

  it('answers every text with a tree or a position within the text', () => {
    const parts = constantFrom(
      'a',
      '"b"',
      "'c'",
      '1',
      '(',
      ')',
      'and',
      'not',
      '=',
      '<',
      'in',
      ',',
      'is',
      'null',
      '\u0000',
      ';',
      '"',
      "'",
    );
    assert(
      property(array(parts, { maxLength: 40 }), (words) => {
        const text = words.join(' ');
        const at = problemAt(text) ?? 1;
        return at >= 1 && at <= text.length + 1;
      }),
    );
  });
});
