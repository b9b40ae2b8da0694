// The live view without access, with replies as the exchange sends them.
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { LiveView } from '#src/pages/product/live/LiveView.tsx';
import { resetAll } from '#src/state/machine/registry.ts';
import { json, tapWire } from '../../support/wireTap.ts';

afterEach(() => {
  vi.restoreAllMocks();
  resetAll();
});

const at = '2026-01-01T00:00:00.000Z';
const event = {
  id: '1-1',
  at,
  data: '{"wind_speed":3.4,"rows":1461,"station":"North","taken":"2026-03-21T19:00:00.000Z","place":{"x":1}}',
};
const eventText = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

function previewOf(...texts: readonly string[]) {
  const body = new ReadableStream<Uint8Array>({
    start: (reply) => reply.enqueue(new TextEncoder().encode(texts.join(''))),
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

it('keeps the last lines when the preview is used up, and shows the time of the next one', async () => {
  tapWire(() => previewOf(eventText('facts', { connected: true }), eventText('event', event)));
  render(<LiveView id="one" endless={false} />);
  const lines = () => within(screen.getByRole('list', { name: /^Last 20 events/ })).getAllByRole('listitem');
  expect(await screen.findByText('North')).toBeVisible();
  cleanup();
  const error = 'Free preview used. Next one in 58 min';
  tapWire(() => json({ code: 'preview_used', error }, 429));
  render(<LiveView id="one" endless={false} />);
  expect(await screen.findByText(`${error}.`)).toBeVisible();
  expect(lines()).toHaveLength(1);
  expect(lines()[0]).toHaveTextContent('North');
});

it('shows no empty box when the preview is already used up', async () => {
  tapWire(() => json({ code: 'preview_used', error: 'Free preview used. Next one in 58 min' }, 429));
  render(<LiveView id="two" endless={false} />);
  expect(await screen.findByText('Free preview used. Next one in 58 min.')).toBeVisible();
  expect(screen.queryByRole('list')).toBeNull();
});

it('reads the preview only while its tab is visible', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const sent = tapWire(() => previewOf(eventText('facts', { connected: true }), eventText('event', event)));
  const see = (state: DocumentVisibilityState) => {
    visibility.mockReturnValue(state);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  render(<LiveView id="five" endless={false} />);
  expect(sent).toHaveLength(0);
  see('visible');
  expect(await screen.findByText('North')).toBeVisible();
  see('hidden');
  expect(screen.getByText('North')).toBeVisible();
  see('visible');
  await waitFor(() => expect(sent).toHaveLength(2));
});

it('sums up the newest event in sentences', async () => {
  const facts = { connected: true, events_a_second: 0.969, last_event_at: at };
  tapWire(() => previewOf(eventText('facts', facts), eventText('event', event)));
  render(<LiveView id="three" endless={false} />);
  await screen.findByText('North');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Show summary' }));
  const summary = screen.getByText(/^The source sends/u);
  expect(summary.textContent).toMatch(
    /^The source sends about 1 event a second\. Last event .+ ago: wind speed 3\.4, rows 1,461, station North, taken Mar 2[12], 2026, .+\.$/u,
  );
  expect(summary.textContent).not.toMatch(/[{}"]/u);
});

it('names the years of a replay in place of “Live”', async () => {
  tapWire(() =>
    previewOf(
      eventText('facts', { connected: true, last_event_at: new Date().toISOString() }),
      eventText('event', event),
    ),
  );
  render(<LiveView id="four" endless={false} replay={{ from: 2018, to: 2019 }} />);
  expect(await screen.findByText('Replay of 2018–2019')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Events of the replay' })).toBeVisible();
  expect(screen.queryByText(/\blive\b/iu)).toBeNull();
});
