import { useWatch } from 'react-hook-form';
import { inert, useMaybeForm } from '../useField.ts';

interface CountProps {
  name: string;
  max: number;
}

/** Characters used of those allowed. Apart, so that a keystroke renders this and not the field. */
export function Count({ name, max }: CountProps) {
  const value: unknown = useWatch({ control: useMaybeForm()?.control ?? inert, name });
  const length = typeof value === 'string' ? value.length : 0;
  const left = max - length;
  // Read out only near the end: a number after each letter would drown the letters.
  const near = left <= Math.max(10, max * 0.05);
  return (
    <span data-part="count" data-over={left < 0 || undefined}>
      <span aria-hidden>
        {length} / {max}
      </span>
      <output>{near && (left < 0 ? `${-left} characters too many` : `${left} characters left`)}</output>
    </span>
  );
}
