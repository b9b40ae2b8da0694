// The fixed packages alone, on the plain page's elements and classes: the part of the cost that is theirs.
import * as Dialog from '@radix-ui/react-dialog';
import * as Toast from '@radix-ui/react-toast';
import { useForm, type FieldErrors, type UseFormRegister } from 'react-hook-form';
import '#design-system/theme/inter.css';
import './plain.css';
import { pressClose, pressOpen, stageOf } from './mount.tsx';
import { dialogFieldNumbers, fieldNumbers } from './stage.ts';

type Values = Record<string, string>;

interface BareFieldProps {
  at: number;
  noun?: string;
  register: UseFormRegister<Values>;
  errors: FieldErrors<Values>;
}

function BareField({ at, noun = 'Field', register, errors }: BareFieldProps) {
  const id = `${noun.toLowerCase()}${at}`;
  const label = `${noun} ${at}`;
  const error = errors[id]?.message;
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="input"
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-note`}
        aria-required
        autoComplete="off"
        {...register(id, { required: `Please enter ${label}` })}
      />
      <div id={`${id}-note`} className="hint" aria-live="polite">
        {error && <div className="error">{error}</div>}
        Help text
      </div>
    </div>
  );
}

function BareForm() {
  const { register, handleSubmit, formState } = useForm<Values>();
  return (
    <form className="form" noValidate onSubmit={(event) => void handleSubmit(() => {})(event)}>
      {fieldNumbers.map((at) => (
        <BareField key={at} at={at} register={register} errors={formState.errors} />
      ))}
      <button type="submit" className="button">
        Send
      </button>
    </form>
  );
}

function DialogForm() {
  const { register, handleSubmit, formState } = useForm<Values>();
  return (
    <form className="form" noValidate onSubmit={(event) => void handleSubmit(() => {})(event)}>
      {dialogFieldNumbers.map((at) => (
        <BareField key={at} at={at} noun="Choice" register={register} errors={formState.errors} />
      ))}
      <div className="foot">
        <Dialog.Close className="button outline">Cancel</Dialog.Close>
        <button type="submit" className="button">
          Buy
        </button>
      </div>
    </form>
  );
}

const dialog = (isOpen: boolean) => (
  <Dialog.Root defaultOpen={isOpen}>
    <Dialog.Trigger className="button" id="open">
      Open
    </Dialog.Trigger>
    <Dialog.Portal>
      <Dialog.Overlay className="scrim">
        <Dialog.Content className="panel">
          <Dialog.Title className="title">Buy access</Dialog.Title>
          <Dialog.Description className="muted">Choose how long you need it.</Dialog.Description>
          <p>Twelve hours cost 14.4 tokens.</p>
          <DialogForm />
          <Dialog.Close className="button outline" aria-label="Close">
            ×
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Overlay>
    </Dialog.Portal>
  </Dialog.Root>
);

const toast = (round: number) => (
  <Toast.Provider>
    {round > 0 && (
      <Toast.Root className="toast" key={round} type="background">
        <Toast.Description>Saved {round}</Toast.Description>
        <Toast.Close className="button outline" aria-label="Dismiss">
          ×
        </Toast.Close>
      </Toast.Root>
    )}
    <Toast.Viewport className="toasts" />
  </Toast.Provider>
);

window.stage = stageOf(
  {
    form: () => <BareForm />,
    dialog: () => dialog(false),
    openDialog: () => dialog(true),
    toast,
  },
  { dialog: pressOpen, openDialog: pressClose },
);
document.documentElement.dataset['ready'] = '';
