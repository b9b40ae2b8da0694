import { useState, type ChangeEvent, type CSSProperties } from 'react';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';
import { mergeProps } from '../../internal/dom/mergeProps.ts';
import { splitField, type FrameProps, type InputAttributes } from '../fieldProps.ts';
import { useSay } from '../messages.ts';
import { useChoice } from '../useChoice.ts';
import { Frame } from './OneTimeCode.styles.ts';

export interface OneTimeCodeProps
  extends
    FrameProps,
    Omit<InputAttributes, 'value' | 'defaultValue' | 'children' | 'inputMode' | 'autoComplete' | 'pattern'> {
  /** Number of digits. */
  length?: number;
  /** Rejects an empty field. */
  required?: boolean;
  /** Called with the digits, without a Form. */
  onCodeChange?: (code: string) => void;
  /** Called with the complete code. Without it, the surrounding form is submitted. */
  onComplete?: (code: string) => void;
}

const digitsOf = (text: string, length: number) => text.normalize('NFKC').replaceAll(/\D/g, '').slice(0, length);

/** One real input, so that paste, autofill and screen readers work. */
export function OneTimeCode(ownProps: OneTimeCodeProps) {
  const props = useDefaultProps('OneTimeCode', ownProps);
  const { frame, rest } = splitField<OneTimeCodeProps, string>(props);
  const { length: given = 6, onCodeChange, onComplete, ...input } = rest;
  const length = Number.isInteger(given) && given > 0 ? Math.min(given, 12) : 6;
  const say = useSay(props.label);
  const [own, setOwn] = useState('');
  const short = (code: string) => (code !== '' && code.length < length ? say('digits', { min: length }) : undefined);
  const field = useChoice<string>(props.name, props.label, { required: props.required ?? false, validate: short }, '');
  const code = digitsOf(field.value ?? own, length);
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const next = digitsOf(currentTarget.value, length);
    if (next === code) return;
    setOwn(next);
    field.choose(next);
    onCodeChange?.(next);
    if (next.length < length) return;
    if (onComplete) onComplete(next);
    else currentTarget.form?.requestSubmit();
  };
  const at = Math.min(code.length, length - 1);
  return (
    <Frame {...frame} error={field.error ?? frame.error} data-component="OneTimeCode">
      {(control) => (
        <div data-part="code" style={{ '--digits': length } as CSSProperties}>
          <input
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck={false}
            {...mergeProps({ ...control, ...field.control, ...(props.name && { name: props.name }) }, input)}
            value={code}
            onChange={(event) => {
              take(event);
              input.onChange?.(event);
            }}
          />
          <span data-part="cells" aria-hidden>
            {Array.from({ length }, (_, index) => (
              <span
                key={index}
                data-next={index === at || undefined}
                data-middle={(length % 2 === 0 && length > 4 && index === length / 2) || undefined}
              >
                {code[index]}
              </span>
            ))}
          </span>
        </div>
      )}
    </Frame>
  );
}
