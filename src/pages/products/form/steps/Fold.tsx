import { Button, Icon, Stack, useFormState } from '#design-system';
import { useId, useState, type ReactNode } from 'react';
import { useMedia } from '../../../shared/useMedia.ts';
import { phone } from '../../../shared/windows.ts';
import type { ProductValues } from '../values.ts';
import type { FieldName } from './steps.ts';

interface FoldProps {
  title: string;
  /** An invalid field opens the fold. */
  fields?: readonly FieldName[];
  /** Stays open while a field inside needs a value. */
  isNeeded?: boolean;
  children: ReactNode;
}

/** Folds optional fields on phones, where each step would be several screens high. */
export function Fold({ title, fields = [], isNeeded = false, children }: FoldProps) {
  const id = useId();
  const isPhone = useMedia(phone);
  const [isChosen, setChosen] = useState(false);
  const { errors } = useFormState<ProductValues>({ name: [...fields] });
  // Stays open after a correction, so that it does not close while the person types.
  if (!isChosen && fields.some((field) => errors[field] !== undefined)) setChosen(true);
  const isOpen = isNeeded || isChosen;
  // In wide windows, the layout of the step is that of its fields.
  const inPlace = isPhone ? undefined : ({ display: 'contents' } as const);
  return (
    <Stack gap={3} style={inPlace}>
      {isPhone && !isNeeded && (
        <div>
          <Button
            size="small"
            variant="outline"
            tone="neutral"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setChosen(!isOpen)}
          >
            <span>{title}</span>
            <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} place="end" />
          </Button>
        </div>
      )}
      <div id={id} hidden={isPhone && !isOpen} style={inPlace}>
        {children}
      </div>
    </Stack>
  );
}
