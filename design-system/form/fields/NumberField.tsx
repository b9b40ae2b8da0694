import type { ReactNode } from 'react';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';
import { mergeProps } from '../../internal/dom/mergeProps.ts';
import { plainDecimal, readNumber } from '../../internal/format/decimal.ts';
import { Field } from '../Field.tsx';
import { splitField, type FrameProps, type InputAttributes } from '../fieldProps.ts';
import type { Rules } from '../rules.ts';
import { useField } from '../useField.ts';

export interface NumberFieldProps
  extends FrameProps, InputAttributes, Pick<Rules<number | null>, 'required' | 'min' | 'max' | 'whole' | 'validate'> {
  /** Unit after the value. */
  unit?: ReactNode;
}

// Not type=number: the wheel cannot change a text box, and invalid input stays visible.
const parseNumber = (text: string): number | null => (text.trim() === '' ? null : readNumber(text));

const mayBecomeNumber = (text: string) => /^-?[0-9]*\.?[0-9]*$/.test(plainDecimal(text));

export function NumberField(ownProps: NumberFieldProps) {
  'use no memo'; // 30 fields mount in 1.2 instead of 1.5 times plain HTML: bench:ui S4
  const props = useDefaultProps('NumberField', ownProps);
  const { frame, rules, rest } = splitField<NumberFieldProps, number | null>(props);
  const { unit, ...input } = rest;
  const reading = { parse: parseNumber, isUnfixable: (text: string) => !mayBecomeNumber(text) };
  const field = useField(props.name, props.label, rules, reading);
  return (
    <Field {...frame} error={field.error ?? frame.error} data-component="NumberField">
      {(control) => (
        <span data-part="box" data-end={unit ? 'short' : undefined}>
          <input
            inputMode={props.whole ? 'numeric' : 'decimal'}
            autoComplete="off"
            data-numeric=""
            {...mergeProps({ ...control, ...field.control }, input)}
          />
          {unit && <span data-part="end">{unit}</span>}
        </span>
      )}
    </Field>
  );
}
