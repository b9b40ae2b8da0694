import { Form, SubmitButton, TextField } from '#design-system';

export const SignUp = () => (
  <Form defaultValues={{ name: '', email: '' }} onSubmit={() => undefined}>
    <TextField name="name" label="Name" required />
    <TextField name="email" label="Email" type="email" hint="We send a code to this address." required />
    <SubmitButton>Create account</SubmitButton>
  </Form>
);
