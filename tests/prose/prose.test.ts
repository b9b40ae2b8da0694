import { describe, expect, it } from 'vitest';
import { componentFiles } from '#design-system/generator/templates.ts';
import { allowed } from './allowed.ts';
import { passagesOf, passagesOfCode, passagesOfPage, tracked } from './read.ts';
import { findingsIn, sentencesOf } from './rules.ts';
import { countLines, excessShares } from './share.ts';

const rulesIn = (file: string, source: string) =>
  passagesOfCode(file, source)
    .flatMap(findingsIn)
    .map(({ line, kind }) => `${line} ${kind}`);

describe('the prose check', () => {
  it('reads line comments, doc comments and their tags', () => {
    expect(rulesIn('src/a.ts', '// Whether it runs.\nconst a = 1;')).toEqual(['1 comment']);
    expect(rulesIn('src/a.ts', '\n/** How many. */\nexport const a = 1;')).toEqual(['2 comment']);
    expect(rulesIn('src/a.ts', '/**\n * Returns a.\n * @param b somebody\n */\nexport const a = 1;')).toEqual([
      '1 comment',
    ]);
  });

  it('reads a sentence over several line comments as one', () => {
    const words = Array.from({ length: 9 }, () => 'word').join(' ');
    expect(rulesIn('src/a.ts', `// ${words}\n// ${words}\n// ${words}\nconst a = 1;`)).toEqual(['1 comment']);
    expect(rulesIn('src/a.ts', `// ${words}.\n// ${words}.\n// ${words}.\nconst a = 1;`)).toEqual([]);
  });

  it('reads titles of tests and no other strings there', () => {
    expect(rulesIn('tests/a.test.ts', "it('is told anew', () => {}); say('told');")).toEqual(['1 title']);
    expect(rulesIn('tests/a.test.ts', "it.each([1])('is told anew', () => {});")).toEqual(['1 title']);
  });

  it('reads texts of several words in the messages, and no strings elsewhere', () => {
    expect(rulesIn('src/messages/a.ts', "export const a = { b: 'Nobody has bought it', c: 'told' };")).toEqual([
      '1 screen',
    ]);
    expect(rulesIn('src/state/a.ts', "export const a = 'Nobody has bought it';")).toEqual([]);
  });

  it('reads sentences of the server, and neither its codes nor the texts of the demo data', () => {
    const source =
      "refuse('own_rights', 'Nobody changes own rights'); say(`Nobody has ${count} rights`); run('select told from a');";
    expect(rulesIn('server/a.ts', source)).toEqual(['1 screen', '1 screen']);
    expect(rulesIn('server/seed/a.ts', source)).toEqual([]);
  });

  it('reads each name of the product once, and none elsewhere', () => {
    const source = 'const deedWords = 1; const words = { told: deedWords }; function useStanding() {}';
    expect(rulesIn('src/a.ts', source)).toEqual(['1 interface', '1 name', '1 name']);
    expect(rulesIn('server/a.ts', source)).toEqual(['1 name', '1 name']);
    expect(rulesIn('tests/a.ts', source)).toEqual([]);
  });

  it('reads pages without code, imports and tags', () => {
    const page = '# A\n\nimport { told } from "x";\n\n```ts\ntold();\n```\n\nThe file lies in `src`.\n<Told />\n';
    expect(
      passagesOfPage('stories/a.mdx', page)
        .flatMap(findingsIn)
        .map(({ line }) => line),
    ).toEqual([9]);
  });

  it('finds what a new part still has to say', () => {
    const templates = componentFiles('Ribbon');
    const page = 'stories/components/Ribbon/Ribbon.mdx';
    const code = 'design-system/components/Ribbon/Ribbon.tsx';
    expect(passagesOfPage(page, templates[page] ?? '').flatMap(findingsIn)).not.toEqual([]);
    expect(rulesIn(code, templates[code] ?? '')).toEqual(['7 comment']);
  });

  it('does not end a sentence inside code, a number or an address', () => {
    expect(sentencesOf('Takes `a. b` and 1.5 from https://x.org/a. b. Then c.')).toHaveLength(2);
  });

  it('keeps no allowance that nothing needs', () => {
    const files = tracked().filter((name) => allowed.some(({ file }) => name.startsWith(file)));
    const found = files.flatMap(passagesOf).flatMap(findingsIn);
    const unused = allowed.filter(
      ({ file, text }) => !found.some((finding) => finding.file.startsWith(file) && finding.text.includes(text)),
    );
    expect(unused).toEqual([]);
  });
});

describe('the share of comments', () => {
  it('counts lines that hold nothing but a comment, in code and JSX', () => {
    const source = [
      '/**',
      ' * Doc.',
      ' */',
      'const a = 1; // beside code',
      '',
      "const text = '// no comment';",
      'const b = (',
      '  <p>',
      '    {/* JSX */}',
      '  </p>',
      ');',
    ].join('\n');
    expect(countLines('src/a.tsx', source)).toEqual({ comments: 4, all: 11 });
  });

  it.each([
    ['src', 3],
    ['server', 5],
    ['contract', 5],
  ] as const)('refuses too many comments in %s', (folder, most) => {
    const file = (comments: number) =>
      [`${folder}/a.ts`, ['// Why.\n'.repeat(comments), 'call();\n'.repeat(100 - comments)].join('')] as const;
    expect(excessShares([file(most - 1)])).toEqual([]);
    expect(excessShares([file(most)])).toContain(
      `${folder === 'contract' ? 'elsewhere' : folder}: ${most} of 100 lines are comments, ${most}.00 %; under ${most} % allowed`,
    );
  });
});
