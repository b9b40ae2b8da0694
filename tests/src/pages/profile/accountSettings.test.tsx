import { setTimeout } from 'node:timers/promises';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { User } from '#contract/types.ts';
import { chooseTheme } from '#design-system';
import { changeNotificationSettings } from '#src/state/me/notificationSettings.ts';
import { logoutDelayMs } from '#src/config/constants.ts';
import { signOut } from '#src/state/me/signIn.ts';
import { preferences } from '#src/state/me/preferences.ts';
import type { TestExchange } from '../../../support/exchange.ts';
import { expectMessage } from '../../support/messages.ts';
import { openProfileFixture } from './profileFixture.ts';
import { rowOf } from '#tests/support/database/rows.ts';

const { exchange, open, openProfile } = await openProfileFixture();

const settingsOf = async ({ id, call }: Pick<Awaited<ReturnType<TestExchange['join']>>, 'id' | 'call'>) =>
  (await call('GET', `/auth/users/${id}`)).json<User>().settings;
const chooseIn = async (name: string, value: string) =>
  userEvent.selectOptions(await screen.findByRole('combobox', { name }), value);
const theme = () => screen.getByRole('combobox', { name: 'Theme' });

/** Answers saves of settings by `answer`; other requests pass. */
function answerSaves(answer: () => Promise<void>) {
  const { app } = exchange;
  const inject = app.inject.bind(app) as (request: { method?: string; payload?: unknown }) => Promise<unknown>;
  const isSave = (request: { method?: string; payload?: unknown }) =>
    request.method === 'PATCH' && String(request.payload).includes('"settings"');
  return vi.spyOn(app, 'inject').mockImplementation((async (request: { method?: string; payload?: unknown }) => {
    if (isSave(request)) await answer();
    return inject(request);
  }) as never);
}

it('saves a setting that changes while the one before is saved', async () => {
  const person = await openProfile('user');
  const gate = Promise.withResolvers<void>();
  const inject = answerSaves(() => gate.promise);
  await chooseIn('Theme', 'dark');
  await setTimeout(700);
  await chooseIn('Density', 'compact');
  await setTimeout(700);
  gate.resolve();
  await waitFor(async () => expect(await settingsOf(person)).toMatchObject({ theme: 'dark', density: 'compact' }));
  inject.mockRestore();
});

it('saves a setting that waits behind another before it signs out', async () => {
  const { id } = await openProfile('user');
  const gate = Promise.withResolvers<void>();
  const inject = answerSaves(() => gate.promise);
  await chooseIn('Theme', 'dark');
  await waitFor(() => expect(inject).toHaveBeenCalledWith(expect.objectContaining({ method: 'PATCH' })));
  await chooseIn('Density', 'compact');
  const left = signOut();
  await setTimeout(logoutDelayMs / 4);
  gate.resolve();
  await left;
  const { settings } = await rowOf(exchange.db, 'users', { id }, 'settings');
  expect(JSON.parse(settings ?? '{}')).toMatchObject({ theme: 'dark', density: 'compact' });
  inject.mockRestore();
});

it('saves settings of the next session while a save of the one before hangs', async () => {
  await openProfile('user');
  const gate = Promise.withResolvers<void>();
  const hanging = answerSaves(() => gate.promise);
  await chooseIn('Theme', 'dark');
  await waitFor(() => expect(hanging).toHaveBeenCalledWith(expect.objectContaining({ method: 'PATCH' })));
  hanging.mockRestore();
  const next = await openProfile('user');
  await chooseIn('Density', 'compact');
  await waitFor(async () => expect(await settingsOf(next)).toMatchObject({ density: 'compact' }));
  gate.resolve();
});

it('keeps settings that another browser changed', async () => {
  const person = await openProfile('user');
  await chooseIn('Theme', 'dark');
  await waitFor(async () => expect(await settingsOf(person)).toMatchObject({ theme: 'dark' }));
  await person.call('PATCH', `/auth/users/${person.id}`, { settings: { locale: 'de-DE' } });
  await chooseIn('Density', 'compact');
  await waitFor(async () => expect(await settingsOf(person)).toMatchObject({ density: 'compact' }));
  expect(await settingsOf(person)).toMatchObject({ theme: 'dark', locale: 'de-DE' });
  await waitFor(() => expect(preferences.locale).toBe('de-DE'));
});

it('keeps a setting that could not be saved, also after a reload, and saves it later', async () => {
  const person = await openProfile('user');
  await chooseIn('Theme', 'dark');
  await waitFor(async () => expect(await settingsOf(person)).toMatchObject({ theme: 'dark' }));
  const inject = answerSaves(() => Promise.reject(new TypeError('Failed to fetch')));
  await chooseIn('Theme', 'contrast');
  await waitFor(() => expect(inject).toHaveBeenCalledWith(expect.objectContaining({ method: 'PATCH' })));
  await person.user.type(screen.getByLabelText(/^Company/), 'Fjord Data');
  await person.user.click(screen.getByRole('button', { name: 'Save changes' }));
  await expectMessage('User information updated successfully');
  expect(theme()).toHaveValue('contrast');
  vi.spyOn(Storage.prototype, 'clear').mockImplementationOnce(() => {});
  await open('/dashboard/profile', person.token);
  expect(await screen.findByLabelText(/^Company/)).toHaveValue('Fjord Data');
  expect(theme()).toHaveValue('contrast');
  expect(await settingsOf(person)).toMatchObject({ theme: 'dark' });
  inject.mockRestore();
  window.dispatchEvent(new Event('online'));
  await waitFor(async () => expect(await settingsOf(person)).toMatchObject({ theme: 'contrast' }));
  await waitFor(() => expect(localStorage.getItem('unsentSettings')).toBeNull());
});

it('saves a choice made after a reload, before the account is loaded, instead of the unsent one', async () => {
  const person = await openProfile('user');
  const inject = answerSaves(() => Promise.reject(new TypeError('Failed to fetch')));
  await chooseIn('Theme', 'contrast');
  await waitFor(() => expect(localStorage.getItem('unsentSettings')).toContain('contrast'));
  inject.mockRestore();
  vi.spyOn(Storage.prototype, 'clear').mockImplementationOnce(() => {});
  const opened = open('/dashboard/profile', person.token);
  chooseTheme('dark');
  await opened;
  await waitFor(async () => expect(await settingsOf(person)).toEqual({ theme: 'dark' }));
  expect(theme()).toHaveValue('dark');
});

it('keeps a setting that could not be saved before a sign-out, and saves it at the next sign-in of the person', async () => {
  const person = await openProfile('user');
  const inject = answerSaves(() => Promise.reject(new TypeError('Failed to fetch')));
  await chooseIn('Theme', 'contrast');
  await waitFor(() => expect(localStorage.getItem('unsentSettings')).toContain('contrast'));
  await signOut();
  expect(localStorage).toHaveLength(0);
  inject.mockRestore();
  const other = await openProfile('user');
  await chooseIn('Density', 'compact');
  await waitFor(async () => expect(await settingsOf(other)).toMatchObject({ density: 'compact' }));
  expect(await settingsOf(other)).not.toHaveProperty('theme');
  await signOut();
  const token = await exchange.signIn(person.email);
  await open('/dashboard/profile', token);
  await waitFor(() => expect(theme()).toHaveValue('contrast'));
  const call: typeof person.call = (method = 'GET', url) =>
    exchange.app.inject({ method, url, headers: { authorization: token } });
  await waitFor(async () => expect(await settingsOf({ id: person.id, call })).toEqual({ theme: 'contrast' }));
  // The tab also stores unsaved settings of other tests.
  await waitFor(() => expect(sessionStorage.getItem('unsentSettings') ?? '').not.toContain(person.id));
});

it('keeps settings with the account, for another browser', async () => {
  const { id, user, call, token } = await openProfile('user');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Theme' }), 'dark');
  const offers = await screen.findByRole('group', { name: 'Offers' });
  await user.click(within(offers).getByRole('checkbox', { name: 'Sound' }));
  const stored = async () => (await call('GET', `/auth/users/${id}`)).json<User>().settings;
  await waitFor(async () => expect(await stored()).toMatchObject({ theme: 'dark', heard: ['offers'] }));
  chooseTheme('system');
  await open('/dashboard/profile', token);
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Theme' })).toHaveValue('dark'));
  const again = screen.getByRole('group', { name: 'Offers' });
  expect(within(again).getByRole('checkbox', { name: 'Sound' })).toBeChecked();
  chooseTheme('system');
});

it('sends the time zone of the device with quiet hours, for mail', async () => {
  const person = await openProfile('user');
  changeNotificationSettings({ quietFrom: '22:00', quietTo: '07:00' });
  const quietZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  await waitFor(async () => expect(await settingsOf(person)).toMatchObject({ quietFrom: '22:00', quietZone }));
});
