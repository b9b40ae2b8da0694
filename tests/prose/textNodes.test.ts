import { expect, it } from 'vitest';
import { mixedIn, problems } from './textNodes.ts';

it('gives changing text its own element throughout the app and the design system', () => {
  expect(problems()).toEqual([]);
});

const textsIn = (children: string) => {
  const source = `const A = ({ a, n }: { a: string; n: ReactNode }) => ${children};`;
  return mixedIn('a.tsx', source).flatMap(({ texts }) =>
    texts.map(({ start, end }) => source.slice(start, end).trim()),
  );
};

it.each([
  ['a text beside an element', '<p>{a}<b>1</b></p>', ['{a}']],
  ['a template beside fixed text', '<p>{`${a}`} tokens</p>', ['{`${a}`}']],
  ['a text that comes and goes', "<p>Total {a && ' left'}</p>", ['Total', "{a && ' left'}"]],
  ['fixed text that elements come beside', '<p>{a && <b>1</b>}Total</p>', ['Total']],
  ['a text of one of two forms', '<p>{a ? messages.b : <b>1</b>}<i /></p>', ['{a ? messages.b : <b>1</b>}']],
  ['text that a part gives back', 'a', ['a']],
  ['text of a fragment', '<p>{a && <>Total</>}</p>', ['Total']],
])('finds %s', (_name, children, found) => expect(textsIn(children)).toEqual(found));

it.each([
  ['a text alone', '<p>{a}</p>'],
  ['a text with its own element', '<p><span>{a}</span> <b>1</b></p>'],
  ['fixed text beside an element', '<p>{messages.total} <b>1</b></p>'],
  ['nodes of the caller', '<p>{n}<b>1</b></p>'],
  ['what no translator touches', '<svg><text>{a} 1</text></svg>'],
])('leaves %s', (_name, children) => expect(textsIn(children)).toEqual([]));
