import type { Stream } from '#contract/types.ts';
import { useSnapshot } from 'valtio';
import { useValue } from '../../../../state/machine/resource.ts';
import { sample } from '../../../../state/trade/browse/product.ts';
import { catalogue } from '../../../../state/trade/selling/catalogue.ts';
import { useLoad } from '../../../shared/useLoad.ts';
import { columnMessages as messages } from './messages.ts';
import { Section } from '../sections/Section.tsx';
import { ColumnMeanings } from './ColumnMeanings.tsx';

/** The columns of a test on this page, else of the last measurement. Not shown before the first one. */
export function ColumnsSection({ listed }: { listed: Stream }) {
  useLoad(sample, listed.id);
  const measured = useValue(sample, listed.id);
  const { probe } = useSnapshot(catalogue);
  const schema = probe?.sample.schema ?? measured?.schema ?? [];
  if (schema.length === 0) return null;
  return (
    <Section title={messages.title} text={messages.text}>
      <ColumnMeanings schema={schema} />
    </Section>
  );
}
