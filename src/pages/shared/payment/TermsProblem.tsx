import { ErrorState } from '#design-system';
import { useStatus, useValue } from '../../../state/machine/resource.ts';
import { terms } from '../../../state/trade/money/payments.ts';
import { useTerms } from './useTerms.ts';

/** Failure of the payment terms, with retry. Without them it is unknown whether an administrator decides. */
export function TermsProblem() {
  const known = useValue(terms);
  const operation = useStatus(terms);
  useTerms();
  if (known !== undefined || operation.phase !== 'fail') return null;
  return (
    <ErrorState title={operation.text} reference={operation.requestId} onRetry={() => void terms.load()}>
      {operation.reason}
    </ErrorState>
  );
}
