import { Button, Card, Markdown, Stack, Text, TextArea, useFormContext, useWatch } from '#design-system';
import { useId, useState } from 'react';
import { productForm as messages } from '../../../messages/productForm.ts';
import { productField } from './productField.ts';
import type { ProductValues } from './values.ts';

function FormattedDescription({ id }: { id: string }) {
  const { control } = useFormContext<ProductValues>();
  const text = useWatch({ control, name: 'description' });
  return (
    <Card as="section" id={id} aria-label={messages.formatted}>
      {text.trim() === '' ? (
        <Text tone="muted">{messages.previewText}</Text>
      ) : (
        <Markdown text={text} headingLevel={4} />
      )}
    </Card>
  );
}

export function DescriptionField() {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap={2}>
      <TextArea {...productField('description')} count rows={6} />
      <div>
        <Button
          type="button"
          size="small"
          variant="outline"
          tone="neutral"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? messages.hideFormatted : messages.showFormatted}
        </Button>
      </div>
      {isOpen && <FormattedDescription id={id} />}
    </Stack>
  );
}
