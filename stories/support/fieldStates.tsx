import type { ReactNode } from 'react';
import { Form } from '#design-system/form/Form.tsx';

/** What a field may be asked to show; the two looks are forced as a pointer or a keyboard would bring them about. */
export const fieldStates = ['rest', 'filled', 'hover', 'focus', 'hint', 'error', 'optional', 'disabled'] as const;
export type FieldState = (typeof fieldStates)[number];

/** The props that bring a state about. */
export const propsOf = (state: FieldState) => ({
  name: state,
  ...(state === 'hint' && { hint: 'Shown to every buyer' }),
  ...(state === 'error' && { error: 'This cannot be taken' }),
  ...(state === 'optional' && { optional: true }),
  ...(state === 'disabled' && { disabled: true }),
  ...((state === 'hover' || state === 'focus') && { 'data-force': state }),
});

const sheet = { display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))' } as const;

interface StatesProps {
  /** The value of the filled field. */
  filled: unknown;
  /** The value of the others. */
  blank?: unknown;
  draw: (props: ReturnType<typeof propsOf>) => ReactNode;
}

/** One field in every state: the story that screenshots compare. */
export function States({ filled, blank = '', draw }: StatesProps) {
  const values = Object.fromEntries(fieldStates.map((state) => [state, state === 'filled' ? filled : blank]));
  return (
    <Form defaultValues={values} onSubmit={() => {}} style={sheet}>
      {fieldStates.map((state) => (
        <div key={state}>{draw(propsOf(state))}</div>
      ))}
    </Form>
  );
}

/** Puts a story into a form as wide as a form is, unless it says that it is `bare`. */
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
