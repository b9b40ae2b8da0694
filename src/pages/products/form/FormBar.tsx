import { FormError, Inline, Stack, Text, useFormState } from '#design-system';
import type { ReactNode } from 'react';
import { paths } from '../../../config/paths.ts';
import { counted } from '../../../messages/format.ts';
import { ButtonLink } from '../../shared/ButtonLink.tsx';
import { productForm as messages } from './messages.ts';

interface FormBarProps {
  /** Reason for the failed save. */
  error: ReactNode;
  /** Buttons after Cancel. */
  children: ReactNode;
}

/** Content of the bar below a form: the number of wrong fields, the reason of a failed save, and the buttons. */
export function FormBar({ error, children }: FormBarProps) {
  const { errors } = useFormState();
  const wrong = Object.keys(errors).filter((name) => name !== 'root').length;
  return (
    <Stack gap={2}>
      <FormError>{error}</FormError>
      <Inline justify="end" gap={3}>
        <Text size="small" tone="danger" aria-live="polite">
          {wrong > 0 && counted(messages.wrong, wrong)}
        </Text>
        <ButtonLink variant="ghost" tone="neutral" to={paths.products}>
          {messages.cancel}
        </ButtonLink>
        {children}
      </Inline>
    </Stack>
  );
}
