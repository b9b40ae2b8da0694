import { Card, Heading, Stack, Tree } from '#design-system';
import { sampleMessages } from '../../../messages/sample.ts';
import { isNested, schemaItems, type SchemaField } from './schemaItems.ts';

const { structure: messages } = sampleMessages;

/** Levels that are open at first: a schema of few fields shows whole. */
const openLevels = (count: number) => (count <= 30 ? 3 : 1);

/** The structure of nested data; nothing for flat data, whose columns say it all. */
export function SchemaTree({ fields }: { fields: readonly SchemaField[] }) {
  if (!isNested(fields)) return null;
  return (
    <Card as="section" aria-label={messages.title}>
      <Stack gap={3}>
        <Heading level={2} size="small">
          {messages.title}
        </Heading>
        <Tree label={messages.title} items={schemaItems(fields)} openLevels={openLevels(fields.length)} />
      </Stack>
    </Card>
  );
}
