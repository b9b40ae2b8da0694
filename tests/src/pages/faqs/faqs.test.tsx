import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { faqVerdicts } from '#src/pages/faqs/faqVerdicts.ts';
import { openPageFixture } from '../../support/pageFixture.ts';
import { narrowWindow } from '../../support/wideWindow.ts';

const fixture = openPageFixture(() => import('#src/pages/faqs/FaqsPage.tsx'));
const { open } = fixture;
const answers = () => document.querySelectorAll('details');
const named = (id: string) => document.querySelector<HTMLDetailsElement>(`details[id="${id}"]`);

it('finds answers by their words, shows their number, and suggests the nearest if there is none', async () => {
  const { token } = await fixture.market.exchange.join('buyer');
  const { user } = await open('/faqs', token);
  const search = await screen.findByRole('searchbox', { name: 'Search questions and answers' });
  expect(answers().length).toBeGreaterThan(30);
  await user.click(search);
  await user.paste('recovery phone');
  expect(await screen.findByText('2 answers')).toBeVisible();
  expect(location.search).toBe('?q=recovery+phone');
  expect(document.querySelectorAll('mark').length).toBeGreaterThan(0);
  await user.clear(search);
  await user.paste('withdrawing unicorn');
  expect(await screen.findByText('No exact match')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Closest answers' })).toBeVisible();
  const [closest] = answers();
  const all = screen.getByRole('button', { name: 'Show all answers' });
  expect(closest && all.compareDocumentPosition(closest)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  await user.clear(search);
  await user.paste('qwxyz');
  expect(await screen.findByText('Try fewer or other words')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all answers' }));
  await waitFor(() => expect(answers().length).toBeGreaterThan(30));
});

it('leads to each topic from a list of them', async () => {
  const { token } = await fixture.market.exchange.join('buyer');
  const { user } = await open('/faqs', token);
  const topics = within(await screen.findByRole('navigation', { name: 'Topics' }));
  const links = topics.getAllByRole<HTMLAnchorElement>('link');
  const titles = links.map(({ hash }) => document.getElementById(hash.slice(1))?.querySelector('h2')?.textContent);
  expect(titles.length).toBeGreaterThan(4);
  expect(titles).toEqual(links.map(({ textContent }) => textContent));
  const [, second] = links;
  if (!second) throw new Error('one topic');
  const entries = history.length;
  await user.click(second);
  expect(document.activeElement).toBe(document.getElementById(second.hash.slice(1)));
  expect([history.length, location.hash]).toEqual([entries, '']);
});

it('leads to each topic from one line in a narrow window', async () => {
  narrowWindow();
  try {
    const { token } = await fixture.market.exchange.join('buyer');
    const { user } = await open('/faqs', token);
    const topics = within(await screen.findByRole('navigation', { name: 'Topics' }));
    await user.click(topics.getByRole('button', { name: 'Selling data' }));
    expect(screen.getByRole('region', { name: 'Selling data' })).toHaveFocus();
  } finally {
    vi.unstubAllGlobals();
  }
});

it('opens the answer in the address, and remembers the rating on this device', async () => {
  const { token } = await fixture.market.exchange.join('buyer');
  const { user } = await open('/faqs#lost-phone', token);
  await screen.findByRole('searchbox', { name: 'Search questions and answers' });
  await waitFor(() => expect(named('lost-phone')).toHaveAttribute('open'));
  expect(named('second-factor')).not.toHaveAttribute('open');
  const answer = within(named('lost-phone') ?? document.body);
  await user.click(answer.getByRole('button', { name: 'No' }));
  expect(answer.getByRole('button', { name: 'No' })).toHaveAttribute('aria-pressed', 'true');
  expect(answer.getByText(/only saved in this browser/)).toBeVisible();
  expect(faqVerdicts.verdicts).toEqual({ 'lost-phone': 'no' });
  await user.click(answer.getByRole('button', { name: 'Yes' }));
  expect(faqVerdicts.verdicts).toEqual({ 'lost-phone': 'yes' });
});

it('shows the answers for a screen beside it', async () => {
  const { token } = await fixture.market.exchange.join('buyer');
  const { user } = await open('/dashboard/security', token);
  await user.click(await screen.findByRole('button', { name: 'Help with this screen' }));
  const help = await screen.findByRole('dialog', { name: 'Help' });
  expect(within(help).getAllByRole('group').length).toBeGreaterThanOrEqual(5);
  expect(within(help).getByRole('link', { name: 'All questions and answers' })).toHaveAttribute('href', '/faqs');
});
