import { KeyValueList } from '#design-system/components/KeyValueList/index.ts';
import { Link } from '#design-system/components/Link/index.ts';
import preview from '../../../.storybook/preview.tsx';

const items = [
  { label: 'Category', value: 'Weather' },
  { label: 'Price', value: '1.25 tokens / hour' },
  { label: 'Published', value: '12 October 2026' },
  { label: 'Location', value: null },
  { label: 'Licence', value: <Link href="#licence">CC BY 4.0</Link> },
];
const meta = preview.meta({ title: 'Components/KeyValueList', component: KeyValueList, args: { items } });

export const Basic = meta.story({ tags: ['visual', 'everyMode'] });
export const InColumns = meta.story({ tags: ['visual'], args: { layout: 'column' } });
