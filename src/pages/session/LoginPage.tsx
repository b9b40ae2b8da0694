import { Form, FormError, PasswordField, SubmitButton, Text, TextField } from '#design-system';
import { textLimits } from '#contract/constants.ts';
import { paths } from '../../config/paths.ts';
import { forms } from '../../messages/forms.ts';
import { recoveryWords } from '../../messages/recovery.ts';
import { titles } from '../../messages/screens.ts';
import { useOperation } from '../../state/status.ts';
import { refusalOf } from '../shared/refusalOf.ts';
import { RouterLink } from '../shared/RouterLink.tsx';
import { SessionFrame } from './SessionFrame.tsx';

// The machinery of calls is fetched while the person types.
const loadSignIn = () => import('../../state/signIn.ts');
const fetchAhead = () => void loadSignIn().catch(() => {});

const blank = { email: '', password: '' };

/** Signs in. Where it leads afterwards is the route's business. */
export function LoginPage() {
  const operation = useOperation('session.open');
  return (
    <SessionFrame title={titles.login}>
      <Form
        defaultValues={blank}
        onFocus={fetchAhead}
        onSubmit={async (credentials) => refusalOf(await (await loadSignIn()).signIn(credentials))}
      >
        <TextField
          name="email"
          label={forms.email}
          type="email"
          kind="email"
          required
          maxLength={textLimits.email}
          autoComplete="username"
        />
        <PasswordField name="password" label={forms.password} required />
        <FormError>{operation.phase === 'fail' ? operation.text : undefined}</FormError>
        <SubmitButton size="large" wide>
          {forms.signIn}
        </SubmitButton>
      </Form>
      <Text size="small">
        <RouterLink to={paths.forgotPassword}>{recoveryWords.forgot}</RouterLink>
      </Text>
    </SessionFrame>
  );
}
