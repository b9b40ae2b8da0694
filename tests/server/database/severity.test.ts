import { expect, it } from 'vitest';
import { endsServer } from '#server/database/embedded/severity.ts';

function message(type: string, text: string): Buffer {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeUInt32BE(4 + Buffer.byteLength(text), 1);
  return Buffer.concat([head, Buffer.from(text)]);
}
const ready = message('Z', 'I');

it.each([
  ['a panic', [message('E', 'SPANIC\0VPANIC\0C42501\0\0')], true],
  ['a fatal error after a row', [message('D', 'x'), message('E', 'SFATAL\0VFATAL\0C57P01\0\0')], true],
  ['an error', [message('E', 'SERROR\0VERROR\0C23505\0\0'), ready], false],
  ['a row with the words of a panic', [message('D', 'SPANIC\0'), ready], false],
  ['nothing', [], false],
])('%s ends the embedded database: %#', (_, messages, ends) => {
  expect(endsServer(Buffer.concat(messages))).toBe(ends);
});
