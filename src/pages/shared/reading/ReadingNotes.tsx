import { fillText, Text } from '#design-system';
import type { FileReading } from '#contract/types.ts';
import { counted } from '../../../messages/format.ts';
import { readingMessages as messages } from '../../../messages/reading.ts';

type Note = FileReading['notes'][number];

function textOf({ code, count, lines, column = '' }: Note): string {
  const found = fillText(counted(messages.notes[code], count), { column });
  if (lines.length === 0) return found;
  const at = lines.length === 1 ? messages.atLines.one : messages.atLines.many;
  return `${found} ${fillText(at, { lines: lines.join(', ') })}`;
}

/** Findings about the cells of a file, each with the first lines that have it. */
export function ReadingNotes({ notes }: { notes: readonly Note[] }) {
  if (notes.length === 0) return null;
  return (
    <ul>
      {notes.map((note) => (
        <li key={`${note.code} ${note.column ?? ''}`}>
          <Text size="small" tone="muted">
            {textOf(note)}
          </Text>
        </li>
      ))}
    </ul>
  );
}
