import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Field } from '#design-system/form/Field.tsx';

const draw = (props: { hint?: string; error?: string; optional?: boolean; required?: boolean }) =>
  render(
    <Field label="Time zone" {...props}>
      {(control) => <input {...control} />}
    </Field>,
  );

it('ties a control of any kind to its label and hint', () => {
  draw({ hint: 'Of the sender', optional: true });
  expect(screen.getByRole('textbox', { name: /Time zone\s*\(optional\)/ })).toHaveAccessibleDescription(
    'Of the sender',
  );
});

it('shows the error above the hint and marks the control', () => {
  draw({ hint: 'Of the sender', error: 'Not known' });
  const control = screen.getByRole('textbox');
  expect(control).toHaveAccessibleDescription('Not known Of the sender');
  expect(control).toHaveAttribute('aria-invalid', 'true');
});

it('describes a control without a hint by its error', () => {
  draw({ error: 'Not known' });
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Not known');
});

it('has no description without a hint or an error', () => {
  draw({});
  expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby');
});

it('marks a required control for the eye and for assistive technology', () => {
  draw({ required: true });
  expect(screen.getByText('(required)')).toBeVisible();
  expect(screen.getByText('(required)')).toHaveAttribute('data-part', 'required');
  expect(screen.getByRole('textbox', { name: 'Time zone' })).toBeRequired();
});

it('announces the error, not the hint', () => {
  const { rerender } = draw({ hint: '24 tokens a day' });
  const region = document.querySelector('[aria-live]');
  expect(region).toBeEmptyDOMElement();
  expect(screen.getByText('24 tokens a day').closest('[aria-live]')).toBeNull();
  rerender(
    <Field label="Time zone" hint="24 tokens a day" error="Not known">
      {(control) => <input {...control} />}
    </Field>,
  );
  expect(region).toHaveTextContent('Not known');
});
