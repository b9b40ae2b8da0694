// Data that types cannot prevent: wrong server replies, pasted text, divisions by zero.
import type { ReactElement } from 'react';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Avatar } from '#design-system/components/Avatar/index.ts';
import { Badge } from '#design-system/components/Badge/index.ts';
import { Banner } from '#design-system/components/Banner/index.ts';
import { Breadcrumbs } from '#design-system/components/Breadcrumbs/index.ts';
import { CodeBlock } from '#design-system/components/CodeBlock/index.ts';
import { Countdown } from '#design-system/components/Countdown/index.ts';
import { KeyValueList } from '#design-system/components/KeyValueList/index.ts';
import { LogoPicture } from '#design-system/components/LogoPicture/index.ts';
import { Pagination } from '#design-system/components/Pagination/index.ts';
import { Progress } from '#design-system/components/Progress/index.ts';
import { QrCode } from '#design-system/components/QrCode/index.ts';
import { Stepper } from '#design-system/components/Stepper/index.ts';
import { Tag } from '#design-system/components/Tag/index.ts';
import { Bars } from '#design-system/charts/Bars/index.ts';
import { Line } from '#design-system/charts/Line/index.ts';
import { DataTable, type Column } from '#design-system/patterns/DataTable/index.ts';

const word = 'W'.repeat(10_000);
/** A value that its type excludes. */
const nothing = null as never;
const noNumber = Number.NaN;
const many = Array.from({ length: 10_000 }, (_, at) => at);
const odd = [noNumber, Infinity, -Infinity, nothing, 3];
const points = odd.map((y, x) => ({ x, y }));

interface Row {
  id: number;
  name: string;
}
const columns: readonly Column<Row>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, sortBy: ({ name }) => name },
  { id: 'size', header: 'Size', cell: ({ id }) => id / 0, sortBy: () => noNumber },
];
const table = (rows: readonly Row[]) => (
  <DataTable
    label="Rows"
    columns={columns}
    rows={rows}
    rowKey={({ id }) => String(id)}
    defaultSort={{ id: 'size', direction: 'asc' }}
  />
);
const none = () => {};

const cases: readonly [string, ReactElement][] = [
  ['Avatar without a name', <Avatar key="" name={nothing} />],
  ['Avatar with a long name', <Avatar key="" name={word} labelled />],
  ['LogoPicture without a name', <LogoPicture key="" name={nothing} />],
  ['Badge with a long word', <Badge key="">{word}</Badge>],
  ['Banner with a long word', <Banner key="">{word}</Banner>],
  ['Breadcrumbs with a long word', <Breadcrumbs key="" current={word} />],
  ['CodeBlock without code', <CodeBlock key="" code={nothing} label="Code" />],
  ['CodeBlock with a long word', <CodeBlock key="" code={word} label="Code" />],
  ['Countdown to no moment', <Countdown key="" until="never" />],
  ['Countdown to nothing', <Countdown key="" until={nothing} />],
  ['KeyValueList without values', <KeyValueList key="" items={[{ label: 'Owner', value: nothing }]} />],
  [
    'KeyValueList with many',
    <KeyValueList key="" items={many.slice(0, 500).map((at) => ({ label: `${at}`, value: word }))} />,
  ],
  [
    'Pagination of no number',
    <Pagination key="" page={noNumber} pageSize={noNumber} total={noNumber} onPageChange={none} />,
  ],
  ['Pagination past the end', <Pagination key="" page={99} pageSize={20} total={5} onPageChange={none} />],
  ['Progress of no number', <Progress key="" label="Upload" value={noNumber} />],
  ['Progress past the end', <Progress key="" label="Upload" value={Infinity} />],
  ['QrCode of nothing', <QrCode key="" value="" label="Code" />],
  ['Stepper at no step', <Stepper key="" steps={['One', 'Two']} current={noNumber} />],
  ['Tag with a long word', <Tag key="">{word}</Tag>],
  ['Line of odd values', <Line key="" title="Sales" description="A month" series={[{ name: word, points }]} />],
  ['Bars of nothing', <Bars key="" title="Sales" description="A month" points={[]} />],
  ['Bars of odd values', <Bars key="" title="Sales" description="A month" points={points} />],
  ['DataTable without rows', <div key="">{table(nothing)}</div>],
  [
    'DataTable of long words',
    <div key="">
      {table([
        { id: 1, name: word },
        { id: 2, name: nothing },
      ])}
    </div>,
  ],
];

/** Text that people must never see. */
const nonsense = /NaN|undefined|\[object|Infinity|Invalid/;

it.each(cases)('%s draws no placeholder text of JavaScript', (_, element) => {
  const { container } = render(element);
  expect(container.childElementCount).toBeGreaterThan(0);
  expect(container.textContent).not.toMatch(nonsense);
  for (const drawn of container.querySelectorAll('*')) {
    for (const { name, value } of drawn.attributes) expect(`${name}=${value.slice(0, 2000)}`).not.toMatch(nonsense);
  }
});
