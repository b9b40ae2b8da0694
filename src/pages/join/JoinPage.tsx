import {
  Banner,
  Button,
  Checkbox,
  fillText,
  FormError,
  Link,
  SubmitButton,
  Text,
  TextArea,
  TextField,
} from '#design-system';
import { textLimits } from '#contract/constants.ts';
import type { FrontDoor } from '#contract/publicPage.ts';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { contactPath, frontDoor } from '../../config/frontDoor.ts';
import { paths, withQuery } from '../../config/paths.ts';
import { titles } from '../../config/screens.ts';
import { forms, frontDoorMessages } from '../../messages/forms.ts';
import { joinMessages as messages } from '../../messages/joining.ts';
import { refusalOf, useOperation } from '../../state/machine/operations.ts';
import { confirmAddress, requestAccount } from '../../state/trade/joining.ts';
import { AccountForm } from '../shared/account/AccountForm.tsx';
import { AccountFrame } from '../shared/account/AccountFrame.tsx';
import { failureLines } from '../shared/failureLines.tsx';
import { RouterLink } from '../shared/RouterLink.tsx';

type Join = NonNullable<FrontDoor['join']>;

const back = <RouterLink to={paths.login}>{forms.signIn}</RouterLink>;
const blank = { email: '', first_name: '', last_name: '', company: '', purpose: '', accepted: false };

function RequestForm({ join: { mode, terms }, onSent }: { join: Join; onSent: (email: string) => void }) {
  const operation = useOperation('joining.request');
  return (
    <AccountFrame screen="join" description={mode === 'open' ? messages.introOpen : messages.intro} footer={back}>
      <AccountForm
        title={titles.join}
        defaultValues={blank}
        onSubmit={async ({ accepted, ...values }) => {
          if (!accepted) return { fields: { accepted: messages.mustAccept } };
          const outcome = await requestAccount({ ...values, email: values.email.trim(), terms: terms.version });
          if (outcome.ok) onSent(values.email.trim());
          return refusalOf(outcome);
        }}
      >
        <TextField
          name="email"
          label={forms.email}
          type="email"
          required
          maxLength={textLimits.email}
          autoComplete="email"
        />
        <TextField
          name="first_name"
          label={messages.firstName}
          required
          maxLength={textLimits.personName}
          autoComplete="given-name"
        />
        <TextField
          name="last_name"
          label={messages.lastName}
          required
          maxLength={textLimits.personName}
          autoComplete="family-name"
        />
        <TextField
          name="company"
          label={messages.company}
          required
          maxLength={textLimits.company}
          autoComplete="organization"
        />
        <TextArea name="purpose" label={messages.purpose} required maxLength={textLimits.reason} />
        <Checkbox name="accepted" label={fillText(messages.terms, terms)} />
        {terms.url && (
          <Link href={terms.url} external>
            {messages.readTerms}
          </Link>
        )}
        <FormError>{failureLines(operation)}</FormError>
        <SubmitButton size="large" wide>
          {messages.send}
        </SubmitButton>
      </AccountForm>
    </AccountFrame>
  );
}

function Confirmation({ link }: { link: { token: string; id: string } }) {
  const operation = useOperation('joining.confirm');
  const navigate = useNavigate();
  const isPending = operation.phase === 'success';
  const failed = failureLines(operation);
  const confirm = async () => {
    const outcome = await confirmAddress(link);
    if (outcome.ok && outcome.value.link)
      void navigate(withQuery(paths.recover, { ...outcome.value.link }), { replace: true });
  };
  return (
    <AccountFrame
      screen="join"
      heading={isPending ? messages.pending : messages.confirmTitle}
      description={isPending ? messages.pendingText : messages.confirmText}
      footer={back}
    >
      {failed && <Banner tone="danger">{failed}</Banner>}
      {!isPending && (
        <Button size="large" wide loading={operation.phase === 'request'} onClick={() => void confirm()}>
          {messages.confirm}
        </Button>
      )}
    </AccountFrame>
  );
}

export function JoinPage() {
  const [address] = useSearchParams();
  const [sentTo, setSentTo] = useState('');
  const { join, contact } = frontDoor() ?? {};
  const navigate = useNavigate();
  const [token, id] = [address.get('token'), address.get('id')];
  const [link] = useState(() => (token && id ? { token, id } : undefined));
  // A secret must not stay in the address bar or history.
  useEffect(() => {
    if (token) void navigate(paths.join, { replace: true });
  }, [token, navigate]);
  if (link) return <Confirmation link={link} />;
  if (!join)
    return (
      <AccountFrame screen="join" heading={messages.off} description={messages.offText} footer={back}>
        {contact && (
          <Text>
            <Link href={contactPath(contact)}>{frontDoorMessages.contact}</Link>
          </Text>
        )}
      </AccountFrame>
    );
  if (sentTo === '') return <RequestForm join={join} onSent={setSentTo} />;
  return (
    <AccountFrame
      screen="join"
      heading={messages.sent}
      description={<output>{fillText(messages.sentText, { email: sentTo })}</output>}
      footer={back}
    />
  );
}
