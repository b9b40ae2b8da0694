// The test of an address in the product form, with a reply that comes in pieces.
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Form } from '#design-system';
import { DataSection } from '#src/pages/products/form/sections/DataSection.tsx';
import { AddressTest } from '#src/pages/products/form/source/AddressTest.tsx';
import { emptyValues } from '#src/pages/products/form/values.ts';
import { resetAll } from '#src/state/machine/registry.ts';
import { json, tapWire } from '../../support/wireTap.ts';

afterEach(resetAll);

const at = '2026-01-01T00:00:00.000Z';
const event = (number: number) =>
  `id: 1-${number}\nevent: event\ndata: ${JSON.stringify({ id: `1-${number}`, at, data: `{"n":${number}}` })}\n\n`;
const facts = 'event: facts\ndata: {"connected":true}\n\n';
const sample = {
  format: 'ndjson',
  rows_measured: 1,
  complete: false,
  live: {},
  schema: [{ name: 'n', type: 'integer' }],
  rows: [{ n: 1 }],
};

function openTest() {
  let reply: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (reply = controller) });
  tapWire(() => new Response(body, { headers: { 'content-type': 'text/event-stream' } }));
  render(
    <Form defaultValues={{ ...emptyValues, url: 'wss://data.example.org/feed' }} onSubmit={() => undefined}>
      <AddressTest listed={undefined} />
    </Form>,
  );
  return {
    user: userEvent.setup(),
    send: (text: string) => reply?.enqueue(new TextEncoder().encode(text)),
    end: () => reply?.close(),
  };
}

const start = ({ user }: ReturnType<typeof openTest>) =>
  user.click(screen.getByRole('button', { name: 'Test the address' }));

it('shows events while the test runs, then the summary', async () => {
  const test = openTest();
  await start(test);
  test.send(facts);
  expect(await screen.findByText('No event yet.')).toBeVisible();
  test.send(event(1));
  expect(await screen.findByTitle('{"n":1}')).toBeVisible();
  test.send(`event: reply\ndata: ${JSON.stringify(sample)}\n\n`);
  test.end();
  expect(await screen.findByText('NDJSON, 1 event with 1 column read.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Stop the test' })).toBeNull();
});

it('stops on request and keeps the events that came', async () => {
  const test = openTest();
  await start(test);
  test.send(facts + event(1) + event(2));
  expect(await screen.findByTitle('{"n":2}')).toBeVisible();
  await test.user.click(screen.getByRole('button', { name: 'Stop the test' }));
  expect(await screen.findByText(/You stopped the test/)).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Test the address' })).toBeEnabled();
});

it('shows why the source ended, below the received events', async () => {
  const test = openTest();
  await start(test);
  test.send(`${facts}${event(1)}event: end\ndata: {"code":"source_failed","reason":"The source is gone"}\n\n`);
  test.end();
  expect(await screen.findByText(/The source is gone/)).toBeVisible();
  expect(screen.getByTitle('{"n":1}')).toBeVisible();
});

const table = {
  ...sample,
  format: 'csv',
  live: undefined,
  newest: '2026-03-21T19:00:00.000Z',
  schema: [
    { name: 'day', type: 'text' },
    { name: 'n', type: 'integer' },
  ],
  rows: [{ day: '01/02/2024', n: 1 }],
  reading: {
    format: 'csv',
    delimiter: ';',
    notes: [{ code: 'shortRows', count: 2, lines: [7, 9] }],
    questions: ['dates'],
    sentence: 'CSV, semicolon, UTF-8, header in row 1.',
  },
};

it("reads a table again with the seller's choice, and shows the changes", async () => {
  const sent = tapWire(({ body }) => {
    const { reading } = body as { reading?: { delimiter?: string } };
    return json(reading?.delimiter === ',' ? { ...table, schema: table.schema.slice(0, 1) } : table);
  });
  render(
    <Form defaultValues={{ ...emptyValues, url: 'https://data.example.com/a.csv' }} onSubmit={() => undefined}>
      <AddressTest listed={undefined} />
    </Form>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Test the address' }));
  expect(await screen.findByText(table.reading.sentence)).toBeVisible();
  expect(screen.getByText(/newest value Mar 21, 2026/)).toBeVisible();
  expect(screen.getByText('2 rows have fewer cells than the header row. Lines 7, 9.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Day first (31/01/2026)' }));
  await user.click(screen.getByText('Change how it is read'));
  await user.selectOptions(screen.getByRole('combobox', { name: /Between two cells/ }), 'Comma');
  expect(
    await screen.findByText('As found: 1 row and 2 columns. With your changes: 1 row and 1 column.'),
  ).toBeVisible();
  expect(sent.map(({ body }) => (body as { reading?: object }).reading)).toEqual([
    undefined,
    { dates: 'day' },
    { dates: 'day', delimiter: ',' },
  ]);
});

it('suggests the first row as the public record, and takes it back when rows are hidden', async () => {
  const { newest: _, ...undated } = table;
  const measured = { ...undated, quality: { grade: 'A', points: 100, reasons: [] } };
  tapWire(({ url }) => json(url.includes('probe') ? measured : { content: [], total: 0 }));
  render(
    <Form defaultValues={{ ...emptyValues, url: 'https://data.example.com/a.csv' }} onSubmit={() => undefined}>
      <DataSection listed={undefined} />
    </Form>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Test the address' }));
  expect(await screen.findByDisplayValue('{"day":"01/02/2024","n":1}')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /Allow grouped results only/ }));
  expect(screen.queryByDisplayValue('{"day":"01/02/2024","n":1}')).toBeNull();
});
