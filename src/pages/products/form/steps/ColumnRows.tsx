import { Text } from '#design-system';
import type { Sample } from '#contract/types.ts';
import { stepMessages as messages } from '../messages.ts';

export function ColumnRows({ schema = [] }: { schema?: Sample['schema'] | undefined }) {
  if (schema.length === 0) return <Text tone="muted">{messages.noColumns}</Text>;
  return (
    <ul>
      {schema.map(({ name, type }) => (
        <li key={name}>
          <span>{name}</span> <span>{type}</span>
        </li>
      ))}
    </ul>
  );
}
