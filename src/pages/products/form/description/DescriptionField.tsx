import {
  Button,
  Card,
  Inline,
  lazyPart,
  Markdown,
  Skeleton,
  Stack,
  Text,
  TextArea,
  useFormContext,
  useWatch,
} from '#design-system';
import { Suspense, useId, useRef, useState } from 'react';
import { productForm as messages } from '../messages.ts';
import { productField } from '../productField.ts';
import type { ProductValues } from '../values.ts';

const FormatToolbar = lazyPart(async () => (await import('./FormatToolbar.tsx')).FormatToolbar);

const coming = <Skeleton shape="block" style={{ blockSize: 'var(--ds-density-control-small)', inlineSize: '20rem' }} />;

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

interface DescriptionFieldProps {
  hint?: string;
  rows?: number;
}

export function DescriptionField({ hint, rows = 6 }: DescriptionFieldProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap={2}>
      <TextArea
        {...productField('description')}
        {...(hint !== undefined && { hint })}
        ref={area}
        count
        rows={rows}
        // The browser brings the caret into sight, also behind the bar at the bottom of a phone.
        onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}
      />
      <Inline justify="between" gap={2}>
        <Suspense fallback={coming}>
          <FormatToolbar area={area} />
        </Suspense>
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
      </Inline>
      {isOpen && <FormattedDescription id={id} />}
    </Stack>
  );
}
