import { Button, ErrorState } from '#design-system';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { operationMessages } from '../../messages/operations.ts';
import { recoveryWords } from '../../messages/recovery.ts';

const words = recoveryWords.invalid;

export function InvalidLink() {
  return (
    <ErrorState
      title={operationMessages['recovery.validate'].failure.fallback}
      actions={
        <Button asChild>
          <Link to={paths.forgotPassword} replace>
            {words.action}
          </Link>
        </Button>
      }
    >
      {words.text}
    </ErrorState>
  );
}
