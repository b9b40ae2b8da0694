import { fillText, Stack, Text, utcText } from '#design-system';
import type { Explanation } from '#contract/types.ts';
import { receiptMessages as messages } from '../messages.ts';
import { tokensText } from '../../shared/payment/tokensText.ts';
import { nameOf } from '../movements.ts';

function What({ explained: { entry, access, offer } }: { explained: Explanation }) {
  const detail = access
    ? fillText(messages.access, { from: utcText(access.start_date), to: utcText(access.end_date) })
    : entry.txType === 'SHARE' && messages.share;
  return (
    <Stack gap={1}>
      <Text>{entry.stream_name ?? nameOf(entry)}</Text>
      {detail && (
        <Text size="small" tone="muted">
          {detail}
        </Text>
      )}
      {offer && (
        <Text size="small" tone="muted">
          {fillText(messages.agreed[access && access.stream_price < offer.amount ? 'list' : 'offer'], {
            price: tokensText(offer.amount),
          })}
        </Text>
      )}
    </Stack>
  );
}

export function Lines({ explained }: { explained: Explanation }) {
  const { entry, access } = explained;
  // A share is only a part of the access price.
  const priced = access && entry.txType !== 'SHARE' ? access : undefined;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{messages.lines.what}</th>
          {priced && <th scope="col">{messages.lines.quantity}</th>}
          {priced && <th scope="col">{messages.lines.price}</th>}
          <th scope="col">{messages.lines.amount}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>
            <What explained={explained} />
          </td>
          {priced && <td>{priced.hours}</td>}
          {priced && <td>{tokensText(priced.stream_price)}</td>}
          <td>
            {priced && (
              <span data-part="product">
                {fillText(messages.product, { hours: priced.hours, price: tokensText(priced.stream_price) })}
              </span>
            )}
            <span>{tokensText(entry.value)}</span>
          </td>
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={priced ? 3 : 1}>
            {messages.total}
          </th>
          <td>{tokensText(entry.value)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
