// Own implementation because Node has no decoder for LZ4 frames, which Arrow files are packed with.
import { ReadingError } from '../../reading/readingError.ts';

const magic = 0x184d_2204;
const isStored = 0x8000_0000;
const minMatch = 4;
const extended = 15;
const nextByte = 255;

const broken = () => new ReadingError('The Arrow file is broken: its LZ4 data cannot be unpacked');

class Output {
  readonly #most: number;
  #bytes: Uint8Array;
  #size = 0;

  constructor(most: number, expected: number) {
    this.#most = most;
    this.#bytes = new Uint8Array(Math.min(most, expected));
  }

  get bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#size);
  }

  #grow(more: number): void {
    const size = this.#size + more;
    if (size > this.#most) throw broken();
    if (size <= this.#bytes.length) return;
    const bytes = new Uint8Array(Math.min(this.#most, Math.max(2 * this.#bytes.length, size)));
    bytes.set(this.bytes);
    this.#bytes = bytes;
  }

  add(part: Uint8Array): void {
    this.#grow(part.length);
    this.#bytes.set(part, this.#size);
    this.#size += part.length;
  }

  /** Copies bytes from before. The copy may read what it writes. */
  repeat(distance: number, length: number): void {
    if (distance === 0 || distance > this.#size) throw broken();
    this.#grow(length);
    const from = this.#size - distance;
    if (distance >= length) this.#bytes.copyWithin(this.#size, from, from + length);
    else for (let at = 0; at < length; at += 1) this.#bytes[this.#size + at] = this.#bytes[from + at]!;
    this.#size += length;
  }
}

function unpackBlock(block: Uint8Array, output: Output): void {
  let at = 0;
  const byte = () => {
    const found = block[at];
    if (found === undefined) throw broken();
    at += 1;
    return found;
  };
  const lengthFrom = (nibble: number) => {
    let length = nibble;
    for (let more = nibble === extended ? nextByte : 0; more === nextByte; length += more) more = byte();
    return length;
  };
  while (at < block.length) {
    const token = byte();
    const literals = lengthFrom(token >> 4);
    if (at + literals > block.length) throw broken();
    output.add(block.subarray(at, at + literals));
    at += literals;
    // The last sequence of a block has no match.
    if (at === block.length) return;
    const distance = byte() | (byte() << 8);
    output.repeat(distance, minMatch + lengthFrom(token & extended));
  }
}

/** Unpacks LZ4 frames to at most `most` bytes. */
export function unpackLz4(packed: Uint8Array, most: number): Uint8Array {
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
  const output = new Output(most, 4 * packed.length);
  const word = (at: number) => {
    if (at + 4 > packed.length) throw broken();
    return view.getUint32(at, true);
  };
  let at = 0;
  while (at < packed.length) {
    if (word(at) !== magic) throw broken();
    const flags = packed[at + 4] ?? 0;
    const [hasBlockSum, hasSize, hasSum, hasDictionary] = [flags & 16, flags & 8, flags & 4, flags & 1];
    if (hasDictionary) throw broken();
    at += 7 + (hasSize ? 8 : 0);
    for (let size = word(at); size !== 0; size = word(at)) {
      at += 4;
      const length = size & ~isStored;
      if (at + length > packed.length) throw broken();
      const block = packed.subarray(at, at + length);
      // The highest bit is the sign of a number in JavaScript.
      if (size >= isStored) output.add(block);
      else unpackBlock(block, output);
      at += length + (hasBlockSum ? 4 : 0);
    }
    at += 4 + (hasSum ? 4 : 0);
  }
  return output.bytes;
}
