import { useState, type ComponentProps, type CSSProperties } from 'react';
import { displayTokens, formatTokens, parseTokens } from '../amount.ts';
import { AmountField } from '../fields/AmountField.tsx';
import { NumberField } from '../../form/fields/NumberField.tsx';
import { fillText } from '../../internal/format/fillText.ts';
import { percentText } from '../../internal/format/percentText.ts';
import { Root } from './RevenueShare.styles.ts';
import { keptOf, splitOf, type RevenuePart } from './split.ts';
import { revenueTexts, type RevenueTexts } from './texts.ts';
import { useTexts } from '../../internal/locale/LocaleContext.ts';

export interface RevenueShareProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Accessible name of the chart. */
  label: string;
  /** Partners and their shares. */
  parts: readonly RevenuePart[];
  /** Label of the remainder, e.g. 'You keep'. */
  keeper: string;
  /** Owner's earnings so far, micro-tokens. */
  keeperGot?: number | undefined;
  /** Initial price, micro-tokens per hour. */
  price: number;
  /** Initial hours. */
  hours?: number;
  /** Overrides of the default texts. */
  texts?: Partial<RevenueTexts>;
}

interface Line {
  id: string;
  name: string;
  share: number;
  would: number | undefined;
  got: number | undefined;
}

const colours = 6;
const fillOf = (index: number, lines: readonly Line[]) => (index === lines.length - 1 ? 0 : (index % colours) + 1);

function Bar({ lines }: { lines: readonly Line[] }) {
  return (
    <div data-part="bar" aria-hidden>
      {lines.map(({ id, share }, index) => (
        <span
          key={id}
          data-fill={fillOf(index, lines)}
          style={{ '--share': Number.isFinite(share) ? Math.max(0, share) : 0 } as CSSProperties}
        />
      ))}
    </div>
  );
}

function Lines({ label, lines, texts }: { label: string; lines: readonly Line[]; texts: RevenueTexts }) {
  const tokens = (micro: number | undefined) => (micro === undefined ? '–' : `${displayTokens(micro)} ${texts.tokens}`);
  const paid = lines.some(({ got }) => got !== undefined);
  return (
    <table aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{texts.who}</th>
          <th scope="col">{texts.share}</th>
          <th scope="col">{texts.would}</th>
          {paid && <th scope="col">{texts.got}</th>}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, name, share, would, got }, index) => (
          <tr key={id}>
            <th scope="row">
              <span data-fill={fillOf(index, lines)} aria-hidden />
              <span>{name}</span>
            </th>
            <td>{percentText(share / 100)}</td>
            <td>{tokens(would)}</td>
            {paid && <td>{tokens(got)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function RevenueShare({
  label,
  parts,
  keeper,
  keeperGot,
  price,
  hours = 200,
  texts,
  ...rest
}: RevenueShareProps) {
  const messages: RevenueTexts = { ...useTexts('revenue', revenueTexts), ...texts };
  const [sold, setSold] = useState(String(hours));
  const [typed, setTyped] = useState<string>();
  const at = typed ?? formatTokens(price);
  const micro = parseTokens(at) ?? 0;
  const count = /^\d{1,9}$/.test(sold.trim()) ? Number(sold) : 0;
  const split = splitOf(count, micro, parts);
  const lines: Line[] = [
    ...parts.map(({ id, name, share, got }, index) => ({
      id,
      name: name || fillText(messages.unnamed, { number: String(index + 1) }),
      share,
      would: split?.parts[index],
      got,
    })),
    { id: 'keeper', name: keeper, share: keptOf(parts), would: split?.rest, got: keeperGot },
  ];
  const sentence = {
    hours: String(count),
    price: `${displayTokens(micro)} ${messages.tokens}`,
    total: `${displayTokens(split?.total ?? 0)} ${messages.tokens}`,
  };
  return (
    <Root aria-label={label} {...rest} data-component="RevenueShare">
      <Bar lines={lines} />
      <div data-part="what-if">
        <NumberField label={messages.hours} value={sold} onChange={({ target }) => setSold(target.value)} />
        <AmountField
          label={messages.price}
          unit={messages.tokens}
          value={at}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <p aria-live="polite">{split ? fillText(messages.sentence, sentence) : messages.tooMuch}</p>
      <Lines label={label} lines={lines} texts={messages} />
    </Root>
  );
}
