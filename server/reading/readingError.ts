/**
 * A refusal to read a file, in words for its seller. Names the line where there is one. Other errors of this room are
 * defects.
 */
export class ReadingError extends Error {
  override readonly name = 'ReadingError';
}
