import { AlertDialog } from '#design-system/components/AlertDialog/index.ts';
import { Button } from '#design-system/components/Button/index.ts';
import { verifyComponent, type Extra } from '../../support/components/verifyComponent.tsx';

const draw = (extra: Extra) => (
  <AlertDialog.Root open>
    <AlertDialog.Content
      {...extra}
      title="Delete it?"
      description="It cannot be brought back."
      actions={
        <AlertDialog.Cancel>
          <Button>Cancel</Button>
        </AlertDialog.Cancel>
      }
    />
  </AlertDialog.Root>
);

verifyComponent({ name: 'AlertDialog', draw });
