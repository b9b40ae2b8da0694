import type { FastifyRequest } from 'fastify';
import { codeOf } from '../database/errors.ts';
import { Refusal } from '../kernel/refusal.ts';

export const fileField = 'file';

const wrong = (field: string, problem: string) =>
  new Refusal(400, 'invalid_input', `${field} ${problem}`, { fields: { [field]: problem } });

const frameBytes = 4_096;

/** In memory, so an interrupted upload leaves nothing on disk. Ignores the file name. */
export async function receiveFile(
  request: FastifyRequest,
  maxBytes: number,
  names: readonly string[] = [fileField],
): Promise<Buffer> {
  if (!request.isMultipart()) {
    throw new Refusal(415, 'unsupported_media_type', 'Send the file as multipart/form-data');
  }
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + frameBytes) throw tooLarge();
  try {
    return await readFile(request, maxBytes, names);
  } catch (error) {
    throw toFormRefusal(error);
  }
}

const tooLarge = () => new Refusal(413, 'too_large', 'The file is too large');

async function readFile(request: FastifyRequest, maxBytes: number, names: readonly string[]): Promise<Buffer> {
  let bytes: Buffer | undefined;
  const limits = { fileSize: maxBytes, files: 2, fields: 2, parts: 3, headerPairs: 20, fieldSize: 1_024 };
  for await (const part of request.parts({ limits })) {
    if (!names.includes(part.fieldname)) throw wrong(part.fieldname.slice(0, 64), 'is not known');
    if (part.type !== 'file') throw wrong(fileField, 'is not a file');
    if (bytes) throw wrong(fileField, 'is there twice');
    bytes = await part.toBuffer();
  }
  if (!bytes) throw wrong(fileField, 'is missing');
  if (bytes.length === 0) throw wrong(fileField, 'is empty');
  return bytes;
}

// The parser throws plain errors for truncated or malformed forms. Those are client errors.
function toFormRefusal(error: unknown): unknown {
  if (error instanceof Refusal) return error;
  if (codeOf(error)?.startsWith('FST_')) return error;
  return new Refusal(400, 'malformed_form', 'The form is incomplete or malformed');
}
