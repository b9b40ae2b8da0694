import { expect, it } from 'vitest';
import { plainMarkdown } from '#contract/plainMarkdown.ts';
import { slowness } from '../support/slowness.ts';

it.each([
  ['**Daily** weather of *Seattle*, ~~hourly~~ `NaN`', 'Daily weather of Seattle, hourly NaN'],
  ['# Coverage\n\n- four years\n  1. gaps\n- [x] checked', 'Coverage four years gaps checked'],
  ['> quoted\n> > twice', 'quoted twice'],
  ['[NOAA](https://noaa.gov "archive"), [ref][1] and ![map](map.png)\n\n[1]: https://x.org', 'NOAA, ref and map'],
  ['| a | b |\n|---|:-:|\n| 1 | 2 |', 'a b 1 2'],
  ['```csv\na,b\n```\n\n---\n\nTitle\n=====\nend', 'a,b Title end'],
  ['***both*** and **bold with *inner* marks**', 'both and bold with inner marks'],
  ['2 * 3 * 4, snake_case_name, __init__ and _this_', '2 * 3 * 4, snake_case_name, init and this'],
  ['\\*not marked\\* 1\\. [brackets] alone', '*not marked* 1. [brackets] alone'],
  ['Rows of 2014-01-01 - 2015-01-01.', 'Rows of 2014-01-01 - 2015-01-01.'],
  ['', ''],
])('%j reads %j', (markdown, plain) => expect(plainMarkdown(markdown)).toBe(plain));

it.each([
  '*'.repeat(10_000),
  '*a '.repeat(5000),
  '['.repeat(10_000),
  '![a]('.repeat(2000),
  '_a '.repeat(5000),
  '> '.repeat(5000),
])('stays fast with hostile text (%#)', (text) => {
  const before = process.cpuUsage();
  plainMarkdown(text);
  // Microseconds of the processor: other programs take none of them.
  expect(process.cpuUsage(before).user).toBeLessThan(1_000_000 * slowness());
});
