import { useWatch } from 'react-hook-form';
import { Root } from './Count.styles.ts';
import { inert, useMaybeForm } from '../useField.ts';
import { counted } from '../../internal/format/counted.ts';
import { numberFormat } from '../../internal/format/formats.ts';
import { useTexts } from '../../internal/locale/LocaleContext.ts';
import { countTexts } from '../texts/count.ts';

interface CountProps {
  name: string;
  max: number;
}

/** Character count. A separate component, so that a keystroke does not render the field again. */
export function Count({ name, max }: CountProps) {
  const value: unknown = useWatch({ control: useMaybeForm()?.control ?? inert, name });
  const length = typeof value === 'string' ? value.length : 0;
  const texts = useTexts('count', countTexts);
  const write = (characters: number) => numberFormat().format(characters);
  const left = max - length;
  // Announced only near the limit: a count after each letter would drown out the letters.
  const near = left <= Math.max(10, max * 0.05);
  return (
    <Root data-part="count" data-over={left < 0 || undefined} data-long={length > 99 || undefined}>
      <span aria-hidden>{`${write(length)} / ${write(max)}`}</span>
      <output>{near && counted(left < 0 ? texts.over : texts.left, Math.abs(left))}</output>
    </Root>
  );
}
