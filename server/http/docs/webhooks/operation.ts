// The message of a webhook in the OpenAPI document: how to receive it, with examples that verify it.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { webhookHeaders } from '#contract/constants.ts';
import type { Json } from '../openapiSchemas.ts';
import { webhookGuide } from './guide.ts';

const example = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8');

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});

export const webhookOperation = (event: Json): Json => ({
  operationId: 'receive',
  summary: 'A notification, posted to the address of a webhook',
  description: webhookGuide({ node: example('verify.js'), python: example('verify.py') }),
  tags: ['webhooks'],
  security: [],
  parameters: [
    header(webhookHeaders.id, 'Id of the message, the same in every try and replay.'),
    header(webhookHeaders.timestamp, 'Seconds since 1970.'),
    header(webhookHeaders.signature, 'Signatures with `v1,` before each, separated by spaces.'),
  ],
  requestBody: { required: true, content: { 'application/cloudevents+json': { schema: event } } },
  responses: {
    '2XX': { description: 'Delivered' },
    '410': { description: 'The address wants no more messages: the webhook is switched off' },
    default: { description: 'Not delivered: tried again later' },
  },
});
