// Own implementation because `jsonSchemaTransform` needs every refusal on every route. Here the call table has them.
import { STATUS_CODES } from 'node:http';
import { z } from 'zod';
import { calls, type Access } from '#contract/calls.ts';
import { idempotencyHeader, idempotencyKeyLength } from '#contract/constants.ts';
import * as common from '#contract/entities/common.ts';
import { params } from '#contract/params.ts';
import { WebhookEvent } from '#contract/entities/webhooks.ts';
import { createSchemaRegistry, inlineInput, type Json, type SchemaRegistry } from './openapiSchemas.ts';
import { webhookOperation } from './webhooks/operation.ts';
import { paramNames } from '../routes.ts';

interface Row {
  readonly method: string;
  readonly path: string;
  readonly access: Access;
  readonly summary: string;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly status: number;
  readonly reply: z.ZodType;
  readonly refusals?: readonly number[];
  readonly idempotent?: true;
  readonly raw?: true;
  readonly upload?: true;
  readonly bytes?: true;
  readonly also?: { readonly status: number; readonly reply: z.ZodType };
}

const pascalCase = (name: string) =>
  name.replace(/(^|\.)(\w)/gu, (_all, _dot: string, letter: string) => letter.toUpperCase());

function queryParameters(query: z.ZodType | undefined): Json[] {
  if (!query) return [];
  const { properties = {}, required = [] } = inlineInput(query) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name) && !('default' in schema),
    schema,
  }));
}

const idempotencyParameter = {
  name: idempotencyHeader,
  in: 'header',
  required: false,
  description: 'Makes the call safe to repeat: the same key and body replay the first answer for 24 hours.',
  schema: { type: 'string', minLength: 1, maxLength: idempotencyKeyLength },
};

const usualRefusals = (access: Access) => [
  400,
  ...(access === 'public' ? [] : [401]),
  ...(typeof access === 'string' ? [] : [403]),
  429,
  503,
];

const uploadBody = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
        required: ['file'],
        additionalProperties: false,
      },
    },
  },
};

function operationOf(name: string, row: Row, input: SchemaRegistry, output: SchemaRegistry) {
  const { access, refusals = [] } = row;
  const known: Record<string, z.ZodType> = params;
  const errors = new Set([...usualRefusals(access), ...refusals]);
  const content = row.raw
    ? { content: { '*/*': {} } }
    : row.status !== 204 && {
        content: { 'application/json': { schema: output.refTo(row.reply, `${pascalCase(name)}Reply`) } },
      };
  const body = row.body;
  return {
    operationId: name,
    summary: row.summary,
    tags: [name.split('.')[0]],
    security: access === 'public' ? [] : [{ session: [] }],
    ...(typeof access !== 'string' && { description: `For holders of one of the slots ${access.join(', ')}.` }),
    parameters: [
      ...paramNames(row.path).map((param) => ({
        name: param,
        in: 'path',
        required: true,
        schema: inlineInput(known[param] ?? z.string()),
      })),
      ...queryParameters(row.query),
      ...(row.idempotent ? [idempotencyParameter] : []),
    ],
    ...(body && {
      requestBody: {
        required: !body.safeParse(undefined).success,
        content: { 'application/json': { schema: input.refTo(body, `${pascalCase(name)}Body`) } },
      },
    }),
    ...(row.upload && { requestBody: uploadBody }),
    ...(row.bytes && { requestBody: { required: true, content: { 'application/octet-stream': {} } } }),
    responses: {
      [row.status]: { description: STATUS_CODES[row.status] ?? 'Answer', ...content },
      ...(row.also && {
        [row.also.status]: {
          description: STATUS_CODES[row.also.status] ?? 'Answer',
          content: { 'application/json': { schema: output.refTo(row.also.reply, `${pascalCase(name)}Also`) } },
        },
      }),
      ...Object.fromEntries(Array.from(errors, (status) => [status, { $ref: `#/components/responses/${status}` }])),
    },
  };
}

const errorResponse = (status: number, error: Json) => ({
  description: STATUS_CODES[status] ?? 'Refused',
  ...((status === 429 || status === 503) && {
    headers: { 'Retry-After': { description: 'Seconds', schema: { type: 'integer', minimum: 1 } } },
  }),
  content: { 'application/json': { schema: error } },
});

export function openApi(server: string) {
  const input = createSchemaRegistry('input');
  const output = createSchemaRegistry('output');
  const paths: Record<string, Json> = {};
  const statuses = new Set<number>();
  for (const [name, row] of Object.entries<Row>(calls)) {
    const operation = operationOf(name, row, input, output);
    const address = row.path.replaceAll(/:(\w+)/gu, '{$1}');
    paths[address] = { ...paths[address], [row.method.toLowerCase()]: operation };
    for (const status of Object.keys(operation.responses)) if (Number(status) >= 400) statuses.add(Number(status));
  }
  const error = output.refTo(common.ErrorBody, 'ErrorBody');
  const event = output.refTo(WebhookEvent, 'WebhookEvent');
  return {
    openapi: '3.1.0',
    info: {
      title: 'Data exchange',
      version: '1',
      description: 'Amounts are whole micro-tokens: 1 token is 1,000,000. Times are RFC 3339 in UTC.',
    },
    servers: [{ url: server }],
    paths,
    webhooks: { notification: { post: webhookOperation(event) } },
    components: {
      schemas: { ...input.toComponents(), ...output.toComponents() },
      responses: Object.fromEntries(Array.from(statuses, (status) => [status, errorResponse(status, error)])),
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'header',
          name: 'authorization',
          description: 'The token of POST /auth/tokens as it is, without a scheme.',
        },
      },
    },
  };
}
