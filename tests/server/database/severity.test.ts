import { expect, it } from 'vitest';
import { lastWordOf } from '#server/database/embedded/severity.ts';

function message(type: string, text: string): Buffer {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeUInt32BE(4 + Buffer.byteLength(text), 1);
  return Buffer.concat([head, Buffer.from(text)]);
}
const ready = message('Z', 'I');

it.each([
  ['a panic', [message('E', 'SPANIC\0VPANIC\0C42501\0Mcould not write\0\0')], 'could not write'],
  ['a fatal error after a row', [message('D', 'x'), message('E', 'SFATAL\0VFATAL\0C57P01\0\0')], ''],
  ['an error', [message('E', 'SERROR\0VERROR\0C23505\0\0'), ready], undefined],
  ['a row with the words of a panic', [message('D', 'SPANIC\0'), ready], undefined],
  ['nothing', [], undefined],
])('lastWordOf reads the final error from %s', (_, messages, word) => {
  expect(lastWordOf(Buffer.concat(messages))).toBe(word);
});
