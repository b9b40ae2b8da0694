import type { ComponentProps, ReactNode } from 'react';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';
import { Root } from './KeyValueList.styles.ts';
import { defaults, type layouts } from './KeyValueList.variants.ts';

export interface KeyValueListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** Label and value pairs. An empty value shows a dash. */
  items: readonly { label: ReactNode; value: ReactNode }[];
  /** Column puts each label above its value. */
  layout?: (typeof layouts)[number];
}

const isNothing = (value: ReactNode) => value === null || value === undefined || value === '' || value === false;

export function KeyValueList(props: KeyValueListProps) {
  const { items, layout = defaults.layout, ...rest } = useDefaultProps('KeyValueList', props);
  return (
    <Root {...rest} data-component="KeyValueList" data-layout={layout}>
      {items.map(({ label, value }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- labels may repeat, such as those of bad data
        <div key={index}>
          <dt>{label}</dt>
          <dd>{isNothing(value) ? '–' : value}</dd>
        </div>
      ))}
    </Root>
  );
}
