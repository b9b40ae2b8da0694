import type { ReactNode } from 'react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { Form, SubmitButton } from '#design-system/form/Form.tsx';

type Values = Record<string, unknown>;

export const formOf = (
  fields: ReactNode,
  onSubmit: (values: Values) => void = () => {},
  defaultValues: Values = {},
) => (
  <Form defaultValues={defaultValues} onSubmit={(values) => onSubmit(values)}>
    {fields}
    <SubmitButton>Send</SubmitButton>
  </Form>
);

/** Renders fields in a form with a submit button. */
export function drawForm(fields: ReactNode, defaultValues?: Values) {
  const onSubmit = vi.fn<(values: Values) => void>();
  return { onSubmit, ...render(formOf(fields, onSubmit, defaultValues)) };
}

export const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
