import { useValue } from '../../../state/machine/resource.ts';
import { parts } from '../overview.ts';
import { Sparkline } from './Sparkline.tsx';

export function BalanceLine() {
  const course = useValue(parts.course);
  return course && <Sparkline values={[course.opening, ...course.steps.map(({ balance }) => balance)]} />;
}
