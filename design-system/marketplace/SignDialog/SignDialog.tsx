import type { ReactNode } from 'react';
import { Dialog } from '../../components/Dialog/index.ts';
import { KeyValueList } from '../../components/KeyValueList/index.ts';
import { Text } from '../../components/Text/index.ts';
import { Checkbox } from '../../form/fields/Checkbox.tsx';
import { Form, type Refusal } from '../../form/Form.tsx';
import { FormFooter } from '../../form/internal/FormFooter.tsx';
import { fillText } from '../../internal/format/fillText.ts';
import { percentText } from '../../internal/format/percentText.ts';
import { isoText, localText, type TimeInput, utcText } from '../../internal/format/moments.ts';
import { signTexts, type SignTexts } from './texts.ts';
import { useTexts } from '../../internal/locale/LocaleContext.ts';

export interface Draft {
  read: boolean;
}

export interface ContractTerms {
  /** Product name. */
  product: string;
  /** Owner's name. */
  owner: string;
  /** Share of each purchase, whole percent. */
  share: number;
  /** Start of the contract. */
  startsAt: TimeInput;
  /** End of the contract. */
  endsAt: TimeInput;
  /** Owner's text. */
  description?: string | undefined;
}

export interface SignDialogProps {
  /** Shows the dialog. */
  open: boolean;
  /** Called when the user opens or closes it. */
  onOpenChange: (open: boolean) => void;
  /** Terms to sign, shown in full. */
  contract: ContractTerms;
  /** True while the signature is pending. The form is also busy until `onSign` settles. */
  pending?: boolean | undefined;
  /** Reason for the last failure. */
  error?: ReactNode;
  /** Signs the contract. A returned refusal appears in the form. */
  onSign: () => Refusal<Draft> | void | Promise<Refusal<Draft> | void>;
  /** Overrides of the default texts. */
  texts?: Partial<SignTexts>;
}

function Moments({ at }: { at: TimeInput }): ReactNode {
  return (
    <time dateTime={isoText(at)}>
      <span>{localText(at)}</span>
      <br />
      <Text size="small" tone="muted">
        {utcText(at)}
      </Text>
    </time>
  );
}

export function SignDialog({ open, onOpenChange, contract, pending, error, onSign, texts }: SignDialogProps) {
  const messages = { ...useTexts('sign', signTexts), ...texts };
  const { product, owner, share, startsAt, endsAt, description } = contract;
  const percent = percentText(share / 100);
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Content
        title={messages.title}
        description={fillText(messages.note, { share: percent, product })}
        data-pattern="SignDialog"
      >
        <Form<Draft> defaultValues={{ read: false }} onSubmit={() => onSign()}>
          <KeyValueList
            items={[
              { label: messages.product, value: product },
              { label: messages.owner, value: owner },
              { label: messages.share, value: percent },
              { label: messages.starts, value: <Moments at={startsAt} /> },
              { label: messages.ends, value: <Moments at={endsAt} /> },
              { label: messages.description, value: description },
            ]}
          />
          <Checkbox name="read" label={messages.read} required />
          <FormFooter cancel={messages.cancel} {...{ error, pending }}>
            {messages.submit}
          </FormFooter>
        </Form>
      </Dialog.Content>
    </Dialog.Root>
  );
}
