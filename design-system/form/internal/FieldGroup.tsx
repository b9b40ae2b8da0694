import type { ComponentProps, ReactNode } from 'react';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';
import { FieldNote, OptionalMark } from '../Field.tsx';
import { FieldRoot } from '../Form.styles.ts';
import type { FieldFrame } from '../fieldProps.ts';

interface FieldGroupProps {
  Root?: typeof FieldRoot;
  component: string;
  id: string;
  frame: FieldFrame;
  fieldset: Omit<ComponentProps<'fieldset'>, 'ref' | 'children' | 'onChange'>;
  error: string | undefined;
  /** False for a field without an empty state. */
  marked?: boolean;
  children: ReactNode;
}

export function FieldGroup({
  Root = FieldRoot,
  component,
  id,
  frame: given,
  fieldset,
  error,
  marked = true,
  children,
}: FieldGroupProps) {
  const frame = useDefaultProps('Field', given);
  return (
    <Root
      as="fieldset"
      {...(fieldset as object)}
      className={frame.className}
      style={frame.style}
      id={frame.id}
      aria-describedby={frame.hint || error ? `${id}-note` : undefined}
      data-component={component}
    >
      <legend data-hidden={frame.hiddenLabel || undefined}>
        <span>{frame.label}</span>
        {marked && <OptionalMark {...frame} />}
      </legend>
      {children}
      <FieldNote id={`${id}-note`} hint={frame.hint} error={error} />
    </Root>
  );
}
