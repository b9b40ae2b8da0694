import type { Input } from '#contract/types.ts';
import { run } from '../machine/operations.ts';
import { resource } from '../machine/resource.ts';

/** Attempts that are listed. */
const attemptLimit = 50;

export const webhooks = resource('webhooks.list', { from: 'webhooks.list' });

export const webhookAttempts = resource('webhooks.attempts', {
  from: 'webhooks.attempts',
  input: (id: string) => ({ params: { id }, query: { limit: attemptLimit } }),
});

export const addWebhook = (body: Input<'webhooks.add'>['body']) => run('webhooks.add', { body });

export const changeWebhook = (id: string, body: Input<'webhooks.change'>['body']) =>
  run('webhooks.change', { params: { id }, body }, { id });

export const removeWebhook = (id: string) => run('webhooks.remove', { params: { id } }, { id });

export const rotateWebhook = (id: string) => run('webhooks.rotate', { params: { id } }, { id });

export const testWebhook = (id: string) => run('webhooks.test', { params: { id } }, { id });

export const replayAttempt = (webhookId: string, id: string) =>
  run('webhooks.replay', { params: { webhookId, id } }, { id });
