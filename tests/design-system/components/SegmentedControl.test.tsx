import { SegmentedControl } from '#design-system/components/SegmentedControl/index.ts';
import { verifyComponent } from '../../support/components/verifyComponent.tsx';

const segments = [
  { value: 'list', label: 'List' },
  { value: 'cards', label: 'Cards' },
];

verifyComponent({
  name: 'SegmentedControl',
  draw: (extra) => (
    <SegmentedControl {...extra} label="View" segments={segments} value="list" onValueChange={() => {}} />
  ),
});
