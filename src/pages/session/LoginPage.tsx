import { FormError, withTimeout, PasswordField, SubmitButton, Text, TextField } from '#design-system';
import { textLimits } from '#contract/textLimits.ts';
import { frontDoor } from '../../config/frontDoor.ts';
import { paths, titles } from '../../config/screens.ts';
import { joinMessages } from '../../messages/joining.ts';
import { forms } from '../../messages/forms.ts';
import { useSession } from '../../state/me/session.ts';
import { useOperation } from '../../state/machine/status.ts';
import { AccountForm } from '../shared/account/AccountForm.tsx';
import { AccountFrame } from '../shared/account/AccountFrame.tsx';
import { failureLines } from '../shared/failureLines.tsx';
import { refusalOf } from '../../state/machine/operations.ts';
import { RouterLink } from '../shared/RouterLink.tsx';
import { ContactLink, DemoSignIn, FrontCards } from './FrontDoor.tsx';

// Prefetches the sign-in code while the person types.
const loadSignIn = () => withTimeout(import('../../state/me/signIn.ts'));
const prefetchSignIn = () => void loadSignIn().catch(() => {});

async function submit(credentials: { email: string; password: string }) {
  const machinery = await loadSignIn().catch(() => undefined);
  return machinery ? refusalOf(await machinery.signIn(credentials)) : { form: forms.notLoaded };
}

/** Navigation after signing in belongs to the route. */
export function LoginPage() {
  const operation = useOperation('session.open');
  const { email } = useSession();
  const { catalogue, contact, join, demo } = frontDoor() ?? {};
  return (
    <AccountFrame screen="login" products={catalogue && <FrontCards catalogue={catalogue} />}>
      <AccountForm
        title={titles.login}
        defaultValues={{ email, password: '' }}
        onInput={prefetchSignIn}
        onSubmit={submit}
      >
        <TextField
          name="email"
          label={forms.email}
          type="email"
          required
          maxLength={textLimits.email}
          autoComplete="username"
        />
        <PasswordField name="password" label={forms.password} required />
        <FormError>{failureLines(operation)}</FormError>
        <SubmitButton size="large" wide>
          {forms.signIn}
        </SubmitButton>
      </AccountForm>
      <Text size="small">
        <RouterLink to={paths.forgotPassword}>{forms.forgot}</RouterLink>
      </Text>
      <Text size="small" tone="muted">
        {join ? (
          <RouterLink to={paths.join}>{joinMessages.ask}</RouterLink>
        ) : (
          <>
            <span>{forms.noAccount}</span> {contact && <ContactLink contact={contact} />}
          </>
        )}
      </Text>
      {demo && (
        <DemoSignIn
          demo={demo}
          isPending={operation.phase === 'request'}
          onChoose={(person) => void submit({ email: person, password: demo.password })}
        />
      )}
    </AccountFrame>
  );
}
