import {
  Banner,
  Button,
  Grid,
  Inline,
  PasswordField,
  Stack,
  Text,
  TextField,
  useFormContext,
  useWatch,
} from '#design-system';
import { isBrokerAddress, topicProblem } from '#contract/sources.ts';
import { textLimits } from '#contract/textLimits.ts';
import type { Stream } from '#contract/types.ts';
import { liveFormMessages as messages } from './messages.ts';
import { hasSignIn } from './liveSource.ts';
import type { ProductValues } from '../values.ts';

interface LiveFieldsProps {
  listed: Stream | undefined;
}

const Topic = () => (
  <TextField
    name="topic"
    label={messages.topic}
    hint={messages.topicHint}
    autoComplete="off"
    autoCapitalize="none"
    spellCheck={false}
    required
    maxLength={textLimits.url}
    validate={(text) => topicProblem(text.trim()) && messages.topicWrong}
  />
);

function SignInFields({ required }: { required: boolean }) {
  const { getValues } = useFormContext<ProductValues>();
  const problemOf = (text: string) =>
    text.trim() === '' && getValues('password') !== '' ? messages.usernameMissing : undefined;
  return (
    <Grid columns="small">
      <TextField
        name="username"
        label={messages.username}
        required={required}
        hint={messages.signInHint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={textLimits.name}
        validate={problemOf}
      />
      <PasswordField
        name="password"
        label={messages.password}
        autoComplete="new-password"
        maxLength={textLimits.name}
      />
    </Grid>
  );
}

function StoredSignIn({ removed }: { removed: boolean }) {
  const { setValue } = useFormContext<ProductValues>();
  const choose = (signIn: ProductValues['signIn']) => {
    setValue('signIn', signIn);
    setValue('username', '');
    setValue('password', '');
  };
  return (
    <Stack gap={2} align="start">
      <Text as="p" size="small" tone="muted">
        {removed ? messages.removed : messages.stored}
      </Text>
      <Inline gap={2}>
        {removed ? (
          <Button size="small" variant="outline" tone="neutral" onClick={() => choose('stored')}>
            {messages.keep}
          </Button>
        ) : (
          <>
            <Button size="small" variant="outline" tone="neutral" onClick={() => choose('typed')}>
              {messages.replace}
            </Button>
            <Button size="small" variant="ghost" tone="danger" onClick={() => choose('removed')}>
              {messages.remove}
            </Button>
          </>
        )}
      </Inline>
    </Stack>
  );
}

function SignIn({ listed }: LiveFieldsProps) {
  const { control, setValue } = useFormContext<ProductValues>();
  const values = useWatch({ control }) as ProductValues;
  const stored = hasSignIn(values, listed);
  if (stored && values.signIn !== 'typed') return <StoredSignIn removed={values.signIn === 'removed'} />;
  return (
    <Stack gap={3} align="stretch">
      {listed?.has_credentials && !stored && <Banner tone="warning">{messages.moved}</Banner>}
      <SignInFields required={stored} />
      {stored && (
        <div>
          <Button size="small" variant="ghost" tone="neutral" onClick={() => setValue('signIn', 'stored')}>
            {messages.keep}
          </Button>
        </div>
      )}
    </Stack>
  );
}

export function LiveFields({ listed }: LiveFieldsProps) {
  const { control } = useFormContext<ProductValues>();
  const url = useWatch({ control, name: 'url' });
  if (!isBrokerAddress(url.trim())) return null;
  return (
    <>
      <Topic />
      <SignIn listed={listed} />
    </>
  );
}
