import { Button } from '#design-system/components/Button/index.ts';
import { Link } from '#design-system/components/Link/index.ts';
import { Form } from '#design-system/form/Form.tsx';
import { PasswordField } from '#design-system/form/fields/PasswordField.tsx';
import { TextField } from '#design-system/form/fields/TextField.tsx';
import { AuthLayout } from '#design-system/patterns/AuthLayout/index.ts';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Patterns/AuthLayout',
  component: AuthLayout,
  parameters: { layout: 'fullscreen' },
});

export const Basic = meta.story({
  tags: ['visual', 'everyMode'],
  args: {
    brand: 'Data Exchange',
    title: 'Sign in',
    description: 'Buy and sell data by the hour.',
    footer: <Link href="#terms">Terms</Link>,
    aside: (
      <>
        <p>Data Exchange</p>
        <h2>Real data, by the hour.</h2>
        <ul data-part="steps">
          <li>
            <strong>Find it.</strong> A sample of each product can be looked at first.
          </li>
          <li>
            <strong>Read it.</strong> Pay for the hours that you need.
          </li>
        </ul>
      </>
    ),
    children: (
      <Form onSubmit={() => {}}>
        <TextField name="email" label="Email" type="email" required />
        <PasswordField name="password" label="Password" required />
        <Button type="submit" wide>
          Sign in
        </Button>
        <Link href="#forgot">Forgot your password?</Link>
      </Form>
    ),
  },
});
