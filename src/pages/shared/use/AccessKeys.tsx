import {
  Button,
  ConfirmDialog,
  dateFormat,
  fillText,
  Form,
  FormError,
  Heading,
  Inline,
  Skeleton,
  Stack,
  SubmitButton,
  Text,
  TextField,
} from '#design-system';
import { accessKeys as limits } from '#contract/constants.ts';
import type { AccessKey } from '#contract/types.ts';
import { useState } from 'react';
import { counted, dot } from '../../../messages/format.ts';
import { connectMessages } from '../../../messages/connect.ts';
import { panelMessages } from '../../../messages/use.ts';
import { clearFailure, useOperation, refusalOf } from '../../../state/machine/operations.ts';
import { accessKeys, addAccessKey, revokeAccessKey } from '../../../state/trade/access/keys.ts';
import { Async } from '../Async.tsx';
import { failureLines } from '../failureLines.tsx';
import { ReplaceAddress } from '../product/ReplaceAddress.tsx';
import { useLoad } from '../useLoad.ts';
import { When } from '../When.tsx';

const messages = panelMessages.keys;
const blank = { name: '' };

// With seconds, because an extension may follow a purchase at once.
const moment = { dateStyle: 'medium', timeStyle: 'medium' } as const;

const nameOf = ({ kind, name, created_date: at }: AccessKey) =>
  kind === 'address' ? fillText(messages.address, { time: dateFormat(moment).format(Date.parse(at)) }) : name;

function CreateKey({ subscriptionId }: { subscriptionId: string }) {
  const operation = useOperation('access.addKey', subscriptionId);
  return (
    <Form
      defaultValues={blank}
      onSubmit={async ({ name }, form) => {
        const outcome = await addAccessKey(subscriptionId, name.trim());
        if (outcome.ok) form.setValue('name', '');
        return refusalOf(outcome);
      }}
    >
      <Inline align="end" gap={2}>
        <TextField name="name" label={messages.name} placeholder={messages.example} required maxLength={limits.name} />
        <SubmitButton variant="outline">{messages.create}</SubmitButton>
      </Inline>
      <FormError>{failureLines(operation)}</FormError>
    </Form>
  );
}

function Revoke({ subscriptionId, of }: { subscriptionId: string; of: AccessKey }) {
  const [asking, setAsking] = useState(false);
  const operation = useOperation('access.revokeKey', of.id);
  const name = nameOf(of);
  const ask = (open: boolean) => {
    clearFailure('access.revokeKey', of.id);
    setAsking(open);
  };
  const revoke = async () => {
    if ((await revokeAccessKey(subscriptionId, of.id)).ok) setAsking(false);
  };
  return (
    <>
      <Button
        size="small"
        variant="ghost"
        tone="danger"
        aria-label={fillText(messages.revokeLabel, { name })}
        onClick={() => ask(true)}
      >
        {messages.revoke}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={ask}
        title={fillText(messages.ask, { name })}
        consequence={messages.consequence}
        confirmLabel={messages.revoke}
        tone="danger"
        pending={operation.phase === 'request'}
        error={failureLines(operation)}
        onConfirm={() => void revoke()}
      />
    </>
  );
}

function KeyRow({ subscriptionId, of }: { subscriptionId: string; of: AccessKey }) {
  const { calls, created_date, last_used } = of;
  return (
    <Inline as="li" justify="between" gap={3}>
      <Stack gap={0}>
        <Text weight="medium">{nameOf(of)}</Text>
        <Text tone="muted" size="small">
          <span>{messages.created}</span> <When at={created_date} />
          <span>, </span>
          <span>
            {last_used ? (
              <>
                <span>{messages.used}</span> <When at={last_used} />
              </>
            ) : (
              messages.unused
            )}
          </span>
          {calls > 0 && <span>{`${dot}${counted(messages.calls, calls)}`}</span>}
        </Text>
      </Stack>
      <Inline gap={1}>
        {of.kind === 'address' && <ReplaceAddress subscriptionId={of.id} label={connectMessages.replace} />}
        <Revoke subscriptionId={subscriptionId} of={of} />
      </Inline>
    </Inline>
  );
}

export function AccessKeys({ subscriptionId }: { subscriptionId: string }) {
  useLoad(accessKeys, subscriptionId);
  return (
    <Stack as="section" gap={3} aria-label={messages.title} align="stretch">
      <Heading level={3}>{messages.title}</Heading>
      <Text as="p" size="small" tone="muted">
        {messages.text}
      </Text>
      <CreateKey subscriptionId={subscriptionId} />
      <Async of={accessKeys} input={subscriptionId} skeleton={<Skeleton lines={2} />}>
        {(keys) =>
          keys.length > 0 && (
            <Stack as="ul" data-part="list" gap={3} aria-label={messages.list}>
              {keys.map((key) => (
                <KeyRow key={key.id} subscriptionId={subscriptionId} of={key} />
              ))}
            </Stack>
          )
        }
      </Async>
    </Stack>
  );
}
