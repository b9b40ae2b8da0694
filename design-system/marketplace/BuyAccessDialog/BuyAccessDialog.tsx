import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useWatch } from 'react-hook-form';
import { presentMs } from '../../internal/format/clock.ts';
import { fillText } from '../../internal/format/fillText.ts';
import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { Inline } from '../../components/Layout/index.ts';
import { Text } from '../../components/Text/index.ts';
import { displayTokens } from '../amount.ts';
import { HoursField, type HoursFieldProps } from '../fields/HoursField.tsx';
import { Form, type Refusal } from '../../form/Form.tsx';
import { spanText, yearHours } from '../hours.ts';
import { FormFooter } from '../../form/internal/FormFooter.tsx';
import type { FormDraft } from '../../form/drafts.ts';
import { useForm } from '../../form/useForm.ts';
import { PurchaseFigures } from './PurchaseFigures.tsx';
import { purchaseOf, type Purchase } from './purchase.ts';
import { buyTexts, type BuyTexts } from './texts.ts';
import { useTexts } from '../../internal/locale/LocaleContext.ts';

interface Draft {
  hours: number | null;
}

export type BuyRefusal = Refusal<Draft>;

export interface BuyAccessDialogProps {
  /** Shows the dialog. */
  open: boolean;
  /** Called when the user opens or closes it. */
  onOpenChange: (open: boolean) => void;
  /** Product name. */
  product: string;
  /** Price to pay, micro-tokens per hour. */
  price: number;
  /** List price, when an accepted offer replaces it; micro-tokens per hour. */
  listPrice?: number | undefined;
  /** User's balance, micro-tokens; undefined while loading. */
  balance: number | undefined;
  /** Hours chosen before: confirmed with a way to change them. Without it, the dialog asks, and 24 are filled in. */
  hours?: number;
  /** Hours of earlier attempts without an answer. They can be sent again, regardless of the balance and limits. */
  unanswered?: readonly number[] | undefined;
  /** Storage for unsaved values. */
  draft?: FormDraft | undefined;
  /** Maximum hours per purchase. Default: 8760, one year. */
  maxHours?: number;
  /** Durations offered as buttons, hours. */
  presets?: HoursFieldProps['presets'];
  /** Start of the new hours, milliseconds since 1970. Default: now. Set it to extend an active access. */
  startsAt?: number | undefined;
  /** True while the purchase is pending. The form is also busy until `onSubmit` settles. */
  pending?: boolean | undefined;
  /** Information before buying, above the form. */
  notice?: ReactNode;
  /** Reason for the last failure; the input stays. */
  error?: ReactNode;
  /** Called with the chosen hours and the missing micro-tokens; adds an offer to top up. */
  onTopUp?: (short: { hours: number; missing: number }) => void;
  /** Buys access. A returned refusal appears at the field. */
  onSubmit: (values: { hours: number }) => BuyRefusal | void | Promise<BuyRefusal | void>;
  /** Formats micro-tokens in another currency, beside price and total. */
  equivalent?: ((micro: number) => string) | undefined;
  /** Overrides of the default texts. */
  texts?: Partial<BuyTexts>;
}

/** A purchase whose total is an exact number. */
type Payable = Purchase & { total: number };
const isPayable = (purchase: Purchase | undefined): purchase is Payable => typeof purchase?.total === 'number';

interface ShortProps {
  purchase: Purchase;
  onTopUp: BuyAccessDialogProps['onTopUp'];
  texts: BuyTexts;
}

function Short({ purchase: { hours, after }, onTopUp, texts }: ShortProps) {
  if (after === null) return <Banner tone="warning">{texts.tooMuch}</Banner>;
  return (
    <Banner
      tone="warning"
      title={texts.insufficientBalanceTitle}
      action={
        onTopUp && (
          <Button size="small" variant="outline" tone="neutral" onClick={() => onTopUp({ hours, missing: -after })}>
            {texts.topUp}
          </Button>
        )
      }
    >
      {fillText(texts.insufficientBalance, { missing: displayTokens(-after), tokens: texts.tokens })}
    </Banner>
  );
}

const payText = ({ hours, total }: Payable, { pay, take, tokens }: BuyTexts) =>
  fillText(total === 0 ? take : pay, { hours: spanText(hours), total: displayTokens(total), tokens });

interface ChosenProps {
  hours: number;
  onChange: () => void;
  texts: BuyTexts;
}

/** Where the length was chosen before, it is confirmed instead of asked again. */
function Chosen({ hours, onChange, texts }: ChosenProps) {
  return (
    <Inline justify="between">
      <Text as="p">{fillText(texts.chosen, { hours: spanText(hours) })}</Text>
      <Button size="small" variant="outline" tone="neutral" onClick={onChange}>
        {texts.change}
      </Button>
    </Inline>
  );
}

type BuyFormProps = Omit<BuyAccessDialogProps, 'open' | 'onOpenChange' | 'product' | 'texts'> & { texts: BuyTexts };

function BuyForm({
  price,
  listPrice,
  balance,
  hours,
  unanswered,
  draft,
  maxHours = yearHours,
  presets,
  startsAt,
  pending,
  notice,
  error,
  onTopUp,
  onSubmit,
  equivalent,
  texts,
}: BuyFormProps) {
  const form = useForm<Draft>({ defaultValues: { hours: hours ?? 24 }, draft });
  const chosen = useWatch({ control: form.control, name: 'hours' });
  const [openedAt] = useState(presentMs);
  const again = chosen !== null && unanswered?.includes(chosen) === true;
  const purchase =
    chosen !== null && chosen >= 1 && (again || chosen <= maxHours)
      ? purchaseOf(chosen, price, again ? undefined : balance, startsAt ?? openedAt)
      : undefined;
  const short = purchase?.enough === false;
  const payable = isPayable(purchase) ? purchase : undefined;
  const [asksHours, ask] = useState(hours === undefined);
  if (!asksHours && !payable) ask(true);
  const askAgain = () => {
    flushSync(() => ask(true));
    form.setFocus('hours');
  };
  return (
    <Form
      form={form}
      onSubmit={(values) => (values.hours !== null && !short ? onSubmit({ hours: values.hours }) : undefined)}
    >
      {notice}
      {payable && !asksHours ? (
        <Chosen hours={payable.hours} onChange={askAgain} texts={texts} />
      ) : (
        <HoursField
          name="hours"
          label={texts.hours}
          required
          max={maxHours}
          allowed={unanswered}
          {...(presets && { presets })}
        />
      )}
      <PurchaseFigures {...{ price, listPrice, balance, purchase, texts, equivalent }} />
      {short && <Short {...{ purchase, onTopUp, texts }} />}
      <FormFooter
        cancel={texts.cancel}
        {...{ error, pending }}
        disabled={short || (balance === undefined && price > 0 && !again)}
      >
        {payable ? payText(payable, texts) : texts.choose}
      </FormFooter>
    </Form>
  );
}

export function BuyAccessDialog({ open, onOpenChange, product, texts, ...rest }: BuyAccessDialogProps) {
  const messages = { ...useTexts('buy', buyTexts), ...texts };
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Content title={messages.title} description={product} data-pattern="BuyAccessDialog">
        <BuyForm {...rest} texts={messages} />
      </Dialog.Content>
    </Dialog.Root>
  );
}
