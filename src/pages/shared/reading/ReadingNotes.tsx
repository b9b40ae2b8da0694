import { fillText, Text } from '#design-system';
import type { FileReading } from '#contract/types.ts';
import { counted } from '../../../messages/format.ts';
import { readingMessages as messages } from '../../../messages/reading.ts';

type Note = FileReading['notes'][number];

function textOf({ code, count, lines, column = '' }: Note): string {
  const sentence = fillText(counted(messages.notes[code], count), { column });
  if (lines.length === 0) return sentence;
  const template = lines.length === 1 ? messages.atLines.one : messages.atLines.many;
  return `${sentence} ${fillText(template, { lines: lines.join(', ') })}`;
}

/** Warnings about cells, each with its first lines. */
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
