import type { ReactNode } from 'react';
import { Form } from '#design-system/form/Form.tsx';

/** States of a field in a form: at rest it says that it is optional. Hover and focus are forced with data-force. */
export const fieldStates = ['rest', 'filled', 'hover', 'focus', 'hint', 'error', 'required', 'disabled'] as const;
export type FieldState = (typeof fieldStates)[number] | 'clearable';

/** Props that produce a state. */
export const propsOf = (state: FieldState) => ({
  name: state,
  ...(state === 'hint' && { hint: 'Shown to every buyer' }),
  ...(state === 'error' && { error: 'This cannot be taken' }),
  ...(state === 'required' && { required: true }),
  ...(state === 'clearable' && { optional: true, required: false }),
  ...(state === 'disabled' && { disabled: true }),
  ...((state === 'hover' || state === 'focus') && { 'data-force': state }),
});

const blankStates = new Set<FieldState>(['rest', 'hover', 'focus', 'hint', 'required']);

const sheet = { display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))' } as const;

const caption = { margin: '0 0 4px', color: 'var(--ds-text-muted)', fontSize: 'var(--ds-type-size-small)' } as const;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

interface StatesProps {
  /** Value of the filled, wrong and disabled fields. */
  filled: unknown;
  /** Value of the other fields. */
  blank?: unknown;
  /** Adds the filled, optional field, which has a button that clears it. */
  clearable?: boolean;
  draw: (props: ReturnType<typeof propsOf>) => ReactNode;
}

/** One field in every state, for snapshots. */
export function States({ filled, blank = '', clearable = false, draw }: StatesProps) {
  const states: readonly FieldState[] = clearable ? [...fieldStates, 'clearable'] : fieldStates;
  const values = Object.fromEntries(states.map((state) => [state, blankStates.has(state) ? blank : filled]));
  return (
    <Form defaultValues={values} onSubmit={() => {}} style={sheet}>
      {states.map((state) => (
        <div key={state}>
          <p style={caption}>{capital(state)}</p>
          {draw(propsOf(state))}
        </div>
      ))}
    </Form>
  );
}

/** Wraps a story in a form of standard width, unless its parameter is `bare`. */
export function inForm(defaultValues: Record<string, unknown> = {}) {
  return function InForm(Story: () => ReactNode, { parameters }: { parameters: Record<string, unknown> }) {
    return parameters['bare'] ? (
      <Story />
    ) : (
      <Form defaultValues={defaultValues} onSubmit={() => {}} style={{ maxInlineSize: '25rem' }}>
        <Story />
      </Form>
    );
  };
}
