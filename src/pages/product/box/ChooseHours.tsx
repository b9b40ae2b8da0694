import { Button, fillText, Form, Stack, Text, useNow, useWatch, type UseFormReturn } from '#design-system';
import { HoursField, spanText } from '#marketplace';
import { minHours } from '#contract/constants.ts';
import { accessMessages as messages } from '../../../messages/product.ts';
import { useAmountText } from '../../shared/payment/tokensText.ts';
import { endText } from './endText.ts';
import { sendTemplate, type PurchaseKind } from './purchaseKind.ts';

export interface Hours {
  hours: number | null;
}

interface ChooseHoursProps {
  form: UseFormReturn<Hours>;
  verb: string;
  kind: PurchaseKind;
  /** Micro-tokens per hour. */
  price: number;
  maxHours: number;
  /** Hours of unanswered purchases, which may be sent again. */
  allowed: readonly number[];
  /** Start of the new hours, when they extend running access; milliseconds since 1970. */
  startsAt: number | undefined;
  onChoose: () => void;
}

const hourMs = 3_600_000;
const minuteMs = 60_000;

function Ends({ hours, startsAt }: { hours: number; startsAt: number | undefined }) {
  const now = useNow(() => minuteMs);
  const at = new Date((startsAt ?? now) + hours * hourMs).toISOString();
  return (
    <Text as="p" size="small" tone="muted">
      {`${messages.ends} ${endText(at)}`}
    </Text>
  );
}

export function ChooseHours({ form, verb, kind, price, maxHours, allowed, startsAt, onChoose }: ChooseHoursProps) {
  const hours = useWatch({ control: form.control, name: 'hours' });
  const amountText = useAmountText();
  const fits = hours !== null && hours >= minHours && (hours <= maxHours || allowed.includes(hours));
  return (
    <Form form={form} onSubmit={onChoose} data-part="hours">
      <Stack gap={3}>
        <HoursField name="hours" label={messages.hours} required max={maxHours} allowed={allowed} />
        {fits && <Ends hours={hours} startsAt={startsAt} />}
        <Button type="submit" size="large" wide variant={kind === 'extend' ? 'soft' : 'solid'}>
          {fits
            ? fillText(sendTemplate(kind, price === 0), { hours: spanText(hours), total: amountText(hours * price) })
            : verb}
        </Button>
      </Stack>
    </Form>
  );
}
