import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Markdown } from '#design-system/components/Markdown/index.ts';
import { Rendered } from '#design-system/components/Markdown/Rendered.tsx';
import { safeUrl } from '#design-system/components/Markdown/safeUrl.ts';
import { slowness } from '#tests/support/slowness.ts';

const rendered = (text: string) => render(<Rendered text={text} />).container.firstElementChild as HTMLElement;

it('shows the text until the parser has loaded', async () => {
  render(<Markdown text="**Rain** in Oslo" />);
  expect(screen.getByText('**Rain** in Oslo')).toBeVisible();
  expect((await screen.findByText('Rain')).parentElement).toHaveProperty('tagName', 'STRONG');
});

it('renders blocks of CommonMark and GitHub below the headings of the page', () => {
  const root = rendered(
    '# Title\n\n- a\n- b\n\n3. c\n\n| h | n |\n|---|--:|\n| 1 | 2 |\n\n> quote\n\n```\ncode\n```\n\n- [x] done\n\n~~gone~~',
  );
  const here = within(root);
  expect(here.getByRole('heading', { level: 3, name: 'Title' })).toBeVisible();
  expect(here.getAllByRole('listitem')).toHaveLength(4);
  expect(root.querySelector('ol')).toHaveAttribute('start', '3');
  expect(here.getByRole('columnheader', { name: 'n' })).toHaveAttribute('data-align', 'right');
  expect(here.getByRole('checkbox', { name: 'Done' })).toBeChecked();
  expect(root.querySelector('blockquote p')).toHaveTextContent('quote');
  expect(root.querySelector('pre code')).toHaveTextContent('code');
  expect(root.querySelector('del')).toHaveTextContent('gone');
});

it('resolves references, and shows footnotes', () => {
  const root = rendered('[a][ref] and[^1]\n\n[ref]: https://example.com/\n[^1]: A note.');
  expect(within(root).getByRole('link')).toHaveAttribute('href', 'https://example.com/');
  expect(root).toHaveTextContent('1 A note.');
});

it('opens links in a new tab without passing anything on', () => {
  const root = rendered('[out](https://example.com) www.example.org <me@example.com>');
  const links = within(root).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://example.com/',
    'http://www.example.org/',
    'mailto:me@example.com',
  ]);
  for (const link of links) {
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
  }
});

describe('hostile text', () => {
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript&colon;alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'blob:https://example.com/1',
    '//example.com',
    '/products',
    '',
  ])('makes no link of %j', (address) => {
    expect(safeUrl(address)).toBeUndefined();
    const root = rendered(`[text](<${address.replaceAll('\n', '')}>) [other][r]\n\n[r]: <${address}>`);
    expect(root.querySelector('a[href]')).toBeNull();
    expect(root).toHaveTextContent('text');
  });

  it('shows HTML as text', () => {
    const html = '<script>alert(1)</script>\n\n<b onclick="x">bold</b> <img src=x onerror=alert(1)>\n\n<iframe src=x>';
    const root = rendered(html);
    expect(root.querySelector('script, b, img, iframe')).toBeNull();
    expect(root).toHaveTextContent('<script>alert(1)</script>');
    expect(root).toHaveTextContent('<b onclick="x">bold</b>');
  });

  it('loads no pictures', () => {
    const root = rendered('![spy](https://example.com/p.gif) ![][r]\n\n[r]: javascript:x');
    expect(root.querySelector('img')).toBeNull();
    expect(within(root).getByRole('link', { name: /spy/ })).toHaveAttribute('href', 'https://example.com/p.gif');
  });

  it.each([
    ['10 kB of one word', 'x'.repeat(10_240)],
    ['10 kB of marks', '**'.repeat(5120)],
    ['thousands of nested lists', '- '.repeat(5000)],
    ['thousands of nested quotes in a short text', '>'.repeat(1000)],
    ['nested numbers', '1. '.repeat(600)],
    ['a staircase of lists', Array.from({ length: 60 }, (_, at) => `${'  '.repeat(at)}- x`).join('\n')],
    ['open brackets', '['.repeat(2048)],
    ['a table of 1,000 columns', `${'|a'.repeat(1000)}\n${'|-'.repeat(1000)}`],
    ['half a surrogate', 'a\uD800b'],
  ])('survives %s', (_, text) => {
    const start = performance.now();
    const root = rendered(text);
    expect(root.textContent.length).toBeGreaterThan(0);
    expect(performance.now() - start).toBeLessThan(5000 * slowness());
  });

  it('replaces NUL, and gives each block its own direction', () => {
    const root = rendered('a\0b\n\nשלום\n\n- \u202Ereversed');
    expect(root).toHaveTextContent('a\uFFFDb');
    for (const block of root.querySelectorAll('p, li')) expect(block).toHaveAttribute('dir', 'auto');
  });
});
