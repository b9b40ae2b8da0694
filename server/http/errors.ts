import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { ErrorBody } from '#contract/types.ts';
import { codeOf, isUnavailable } from '../database/errors.ts';
import { isUnstorable } from '../kernel/plainError.ts';
import { Refusal } from '../kernel/refusal.ts';

/** Seconds for `Retry-After` when the database or the process is unavailable. */
const unavailableRetry = 2;

export const unavailable = () =>
  new Refusal(503, 'unavailable', 'The service is not available at the moment', { retryAfter: unavailableRetry });

// Refusals by Fastify and its plugins, reworded. Their own messages may quote the request.
const known: Record<string, readonly [status: number, code: string, message: string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'too_large', 'The body is too large'],
  FST_REQ_FILE_TOO_LARGE: [413, 'too_large', 'The file is too large'],
  FST_PARTS_LIMIT: [413, 'too_large', 'The form has too many parts'],
  FST_FILES_LIMIT: [413, 'too_large', 'The form has too many files'],
  FST_FIELDS_LIMIT: [413, 'too_large', 'The form has too many fields'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'unsupported_media_type', 'The content type is not supported'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'invalid_input', 'The body is not as long as announced'],
  FST_ERR_BAD_URL: [400, 'invalid_input', 'The address is not valid'],
  FST_ERR_MAX_PARAM_LENGTH: [414, 'invalid_input', 'The address is too long'],
};

/** A read-only or full disk, or one that fails. */
const diskCodes = new Set(['EROFS', 'ENOSPC', 'EDQUOT', 'EIO']);
const rightCodes = new Set(['EACCES', 'EPERM']);
/** Of other system calls, such as `spawn`, a missing right is a permanent mistake in the set-up. */
const fileCalls = new Set(['open', 'mkdir', 'mkdtemp', 'rename', 'write', 'unlink', 'copyfile']);

const isOfDisk = (error: unknown) => {
  const code = codeOf(error) ?? '';
  return diskCodes.has(code) || (rightCodes.has(code) && fileCalls.has((error as NodeJS.ErrnoException).syscall ?? ''));
};

export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (isUnavailable(error) || isOfDisk(error)) return unavailable();
  const { code = '', statusCode = 500 } = (error ?? {}) as Partial<FastifyError>;
  // The value passed the schemas.
  if (isUnstorable(error)) return new Refusal(400, 'invalid_input', 'A value cannot be stored');
  const [status, name, message] = known[code] ?? [];
  if (status && name && message) return new Refusal(status, name, message);
  if (statusCode >= 400 && statusCode < 500)
    return new Refusal(statusCode, 'invalid_input', 'The request is not valid');
  return new Refusal(500, 'internal', 'Something went wrong on the server');
}

export function sendRefusal(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const body: ErrorBody = {
    error: refusal.message,
    code: refusal.code,
    requestId: request.id,
    ...(refusal.fields && { fields: refusal.fields }),
    ...refusal.details,
  };
  if (refusal.retryAfter !== undefined) reply.header('retry-after', Math.max(1, Math.ceil(refusal.retryAfter)));
  return reply.code(refusal.status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(body);
}

/** Fastify takes a client that leaves after its whole request for an error of the answer. */
const hasLeft = (error: unknown, { raw }: FastifyRequest) =>
  codeOf(error) === 'ERR_STREAM_PREMATURE_CLOSE' && raw.socket.destroyed;

export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = toRefusal(error);
  if (hasLeft(error, request)) request.log.info('client left');
  else if (refusal.status >= 500 || isUnstorable(error)) request.log.error({ err: error }, refusal.code);
  return sendRefusal(refusal, request, reply);
}

export const errors = plugin((app: FastifyInstance, _options: object, done: () => void) => {
  app.setErrorHandler(handleError);
  done();
});
