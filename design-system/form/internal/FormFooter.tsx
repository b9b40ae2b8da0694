import type { ReactNode } from 'react';
import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { FormError, SubmitButton } from '../Form.tsx';

export interface FormFooterProps {
  /** Text of the button that closes the dialog. */
  cancel: string;
  /** Reason for the last failure. */
  error?: ReactNode;
  /** True while the request is pending. */
  pending?: boolean | undefined;
  /** Disables the submit button. */
  disabled?: boolean;
  /** Text of the submit button. */
  children: ReactNode;
}

export function FormFooter({ cancel, error, pending = false, disabled = false, children }: FormFooterProps) {
  return (
    <>
      {error && <Banner tone="danger">{error}</Banner>}
      <FormError />
      <Dialog.Footer>
        <Dialog.Close>
          <Button variant="outline" tone="neutral">
            {cancel}
          </Button>
        </Dialog.Close>
        <SubmitButton loading={pending} disabled={disabled}>
          {children}
        </SubmitButton>
      </Dialog.Footer>
    </>
  );
}
