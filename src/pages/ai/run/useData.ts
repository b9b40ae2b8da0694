import { fillText, localText, type ComboboxProps } from '#design-system';
import { algorithmType } from '#contract/constants.ts';
import { runMessages as messages } from '../../../messages/ai.ts';
import { useRunning } from '../../../state/trade/access/accesses.ts';
import { useOwnProducts } from '../../shared/product/useOwnProducts.ts';

export type DataPicker = Pick<ComboboxProps, 'options' | 'more' | 'loading' | 'emptyText' | 'onQueryChange'>;

export function useData(): DataPicker | undefined {
  const running = useRunning();
  const { products, picker } = useOwnProducts();
  if (!running || !products) return undefined;
  const options = [
    ...running
      .filter(({ stream_type }) => stream_type !== algorithmType)
      .map(({ stream_id, stream_name, end_date }) => ({
        value: stream_id,
        label: stream_name,
        hint: fillText(messages.bought, { end: localText(end_date) }),
      })),
    ...products
      .filter(({ type }) => type !== algorithmType)
      .map(({ id, name }) => ({ value: id, label: name, hint: messages.own })),
  ];
  return { ...picker, options };
}

export const hasNoData = ({ options, more }: DataPicker) => options.length === 0 && !more;
