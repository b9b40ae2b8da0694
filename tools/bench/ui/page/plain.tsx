// The floor: the same scenes as elements with static classes, React alone, nothing that a person would miss at once.
import { useEffect, useRef, useState } from 'react';
import '#design-system/theme/inter.css';
import './plain.css';
import { pressOpen, stageOfParts } from './mount.tsx';
import { buttonNumbers, dialogFieldNumbers, fieldNumbers, headIds, heads, linesOf, type Line } from './stage.ts';

const twenty = linesOf(20);

const table = (lines: readonly Line[]) => (
  <div className="frame">
    <table className="table">
      <thead>
        <tr>
          {headIds.map((id) => (
            <th key={id} className={id === 'price' || id === 'sold' ? 'head end' : 'head'}>
              <button type="button" className="sort">
                {heads[id]}
                <svg className="icon" viewBox="0 0 24 24" width="16" height="16">
                  <path d="m21 16-4 4-4-4M17 20V4" />
                </svg>
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id} className="row">
            {headIds.map((id) => (
              <td key={id} className={id === 'price' || id === 'sold' ? 'cell end' : 'cell'}>
                {line[id]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const buttons = () => (
  <div className="inline">
    {buttonNumbers.map((at) => (
      <button key={at} type="button" className={at % 2 ? 'button outline' : 'button'}>
        Button {at}
      </button>
    ))}
  </div>
);

function PlainField({ at, noun = 'Field', sent = false }: { at: number; noun?: string; sent?: boolean }) {
  const [empty, setEmpty] = useState(true);
  const id = `${noun.toLowerCase()}${at}`;
  const label = `${noun} ${at}`;
  const error = sent && empty ? `Please enter ${label}` : undefined;
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        name={id}
        className="input"
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-note`}
        aria-required
        autoComplete="off"
        onChange={({ target }) => setEmpty(target.value === '')}
      />
      <div id={`${id}-note`} className="hint" aria-live="polite">
        {error && <div className="error">{error}</div>}
        Help text
      </div>
    </div>
  );
}

/** Shows the errors of all fields after it was sent, as ours does. */
function PlainForm({ wrong }: { wrong: boolean }) {
  const [sent, setSent] = useState(wrong);
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setSent(true);
      }}
    >
      {fieldNumbers.map((at) => (
        <PlainField key={at} at={at} sent={sent} />
      ))}
      <button type="submit" className="button">
        Send
      </button>
    </form>
  );
}

function PlainDialog({ close }: { close: () => void }) {
  const panel = useRef<HTMLDialogElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div className="scrim">
      <dialog className="panel" open aria-modal aria-labelledby="title" tabIndex={-1} ref={panel}>
        <h2 className="title" id="title">
          Buy access
        </h2>
        <p className="muted">Choose how long you need it.</p>
        <p>Twelve hours cost 14.4 tokens.</p>
        <form className="form" noValidate onSubmit={(event) => event.preventDefault()}>
          {dialogFieldNumbers.map((at) => (
            <PlainField key={at} at={at} noun="Choice" />
          ))}
          <div className="foot">
            <button type="button" className="button outline" onClick={close}>
              Cancel
            </button>
            <button type="submit" className="button">
              Buy
            </button>
          </div>
        </form>
        <button type="button" className="button outline" aria-label="Close" onClick={close}>
          ×
        </button>
      </dialog>
    </div>
  );
}

function DialogScene({ isOpen = false }: { isOpen?: boolean }) {
  const [open, setOpen] = useState(isOpen);
  return (
    <>
      <button type="button" className="button" id="open" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && <PlainDialog close={() => setOpen(false)} />}
    </>
  );
}

const toast = (round: number) => (
  <output className="toasts" aria-live="polite">
    {round > 0 && (
      <div className="toast" key={round}>
        Saved {round}
        <button type="button" className="button outline" aria-label="Dismiss">
          ×
        </button>
      </div>
    )}
  </output>
);

window.stage = stageOfParts(
  {
    buttons,
    table,
    form: (wrong) => <PlainForm wrong={wrong} />,
    dialog: (isOpen) => <DialogScene isOpen={isOpen} />,
    toast,
  },
  { all: pressOpen },
  {
    all: (round) => (
      <>
        <DialogScene />
        <PlainField at={0} />
        {table(twenty)}
        {toast(round)}
      </>
    ),
  },
);
document.documentElement.dataset['ready'] = '';
