import { FormError, Inline, Stack, SubmitButton, Text, useFormState } from '#design-system';
import type { ReactNode } from 'react';
import { paths } from '../../../config/paths.ts';
import { counted } from '../../../messages/format.ts';
import { productForm as messages } from './messages.ts';
import { ButtonLink } from '../../shared/ButtonLink.tsx';
import { Foot } from '../../shared/split/Foot.tsx';

export function SaveBar({ submit, error }: { submit: string; error: ReactNode }) {
  const { errors } = useFormState();
  const wrong = Object.keys(errors).filter((name) => name !== 'root').length;
  return (
    <Foot>
      <Stack gap={2}>
        <FormError>{error}</FormError>
        <Inline justify="end" gap={3}>
          <Text size="small" tone="danger" aria-live="polite">
            {wrong > 0 && counted(messages.wrong, wrong)}
          </Text>
          <ButtonLink variant="outline" tone="neutral" to={paths.products}>
            {messages.cancel}
          </ButtonLink>
          <SubmitButton>{submit}</SubmitButton>
        </Inline>
      </Stack>
    </Foot>
  );
}
