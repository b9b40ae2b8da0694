import { expect, fn } from 'storybook/test';
import { Checkbox } from '#design-system/form/fields/Checkbox.tsx';
import { PasswordField } from '#design-system/form/fields/PasswordField.tsx';
import { TextField } from '#design-system/form/fields/TextField.tsx';
import { Form, FormError, SubmitButton, type FormProps } from '#design-system/form/Form.tsx';
import preview from '../../../.storybook/preview.tsx';

const fields = (
  <>
    <TextField name="name" label="Name" required />
    <TextField name="email" label="Email" type="email" required />
    <PasswordField name="password" label="Password" minLength={9} required />
    <Checkbox name="agreed" label="I agree to the terms" required />
    <FormError />
  </>
);

const children = (
  <>
    {fields}
    <SubmitButton>Create account</SubmitButton>
  </>
);

interface Values {
  name: string;
  email: string;
  password: string;
  agreed: boolean;
}

const filled: Values = { name: 'Ana', email: 'ana@example.org', password: 'bl7e-Whale-92', agreed: true };

const refusal = { fields: { email: 'Already in use' }, form: 'The account was not created.' };

const meta = preview.meta({
  title: 'Form/Form',
  component: Form<Values>,
  args: { children, onSubmit: fn<FormProps<Values>['onSubmit']>(), style: { maxInlineSize: '25rem' } },
});

export const Basic = meta.story({ args: { defaultValues: { name: 'Ana', email: '', password: '', agreed: false } } });

export const Wrong = meta.story({
  tags: ['visual', 'everyMode'],
  args: { showErrors: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('Please enter Email')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).not.toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Busy = meta.story({
  args: {
    defaultValues: filled,
    children: (
      <>
        {fields}
        <SubmitButton loading>Create account</SubmitButton>
      </>
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(canvas.getByRole('button', { name: 'Create account' })).toHaveAttribute('aria-busy', 'true');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** After a submit, return the refusal from `onSubmit`. */
export const Refused = meta.story({
  tags: ['visual'],
  args: { defaultValues: filled, refusal, onSubmit: fn<FormProps<Values>['onSubmit']>(() => refusal) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The account was not created.');
    await expect(canvas.getByRole('textbox', { name: 'Email' })).not.toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The account was not created.');
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription('Already in use');
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  },
});
