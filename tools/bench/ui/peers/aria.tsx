// The scenes as an app builds them with React Aria Components, whose look it writes.
import {
  Button,
  Cell,
  Column,
  Dialog,
  DialogTrigger,
  FieldError,
  Form,
  Heading,
  Input,
  Label,
  Modal,
  ModalOverlay,
  Row,
  Table,
  TableBody,
  TableHeader,
  Text,
  TextField,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components';
import { useState } from 'react';
import './aria.css';
import { pressClose, pressOpen, stageOf } from '../page/mount.tsx';
import {
  buttonNumbers,
  changedLine,
  dialogFieldNumbers,
  fieldNumbers,
  headIds,
  heads,
  linesOf,
  type Line,
} from '../page/stage.ts';

const [twenty, thousand, twoHundred] = [linesOf(20), linesOf(1000), linesOf(200)];
const columns = headIds.map((id) => ({ id, isFigure: id === 'price' || id === 'sold' }));

const table = (lines: readonly Line[]) => (
  <Table aria-label="Products">
    <TableHeader columns={columns}>
      {({ id, isFigure }) => (
        <Column id={id} allowsSorting isRowHeader={id === 'name'} className={isFigure ? 'column end' : 'column'}>
          {heads[id]}
          <svg className="icon" viewBox="0 0 24 24" width="16" height="16">
            <path d="m21 16-4 4-4-4M17 20V4" />
          </svg>
        </Column>
      )}
    </TableHeader>
    <TableBody items={lines}>
      {(line) => (
        <Row columns={columns}>
          {({ id, isFigure }) => <Cell className={isFigure ? 'cell end' : 'cell'}>{line[id]}</Cell>}
        </Row>
      )}
    </TableBody>
  </Table>
);

const buttons = () => (
  <div className="inline">
    {buttonNumbers.map((at) => (
      <Button key={at} className={at % 2 ? 'button outline' : 'button'}>
        Button {at}
      </Button>
    ))}
  </div>
);

function Field({ at, noun = 'Field', sent = false }: { at: number; noun?: string; sent?: boolean }) {
  const [empty, setEmpty] = useState(true);
  const label = `${noun} ${at}`;
  return (
    <TextField
      name={`${noun.toLowerCase()}${at}`}
      isRequired
      validationBehavior="aria"
      isInvalid={sent && empty}
      autoComplete="off"
      onChange={(value) => setEmpty(value === '')}
    >
      <Label>{label}</Label>
      <Input />
      <FieldError>Please enter {label}</FieldError>
      <Text slot="description">As on the box</Text>
    </TextField>
  );
}

function FormScene({ wrong = false }: { wrong?: boolean }) {
  const [sent, setSent] = useState(wrong);
  return (
    <Form
      validationBehavior="aria"
      onSubmit={(event) => {
        event.preventDefault();
        setSent(true);
      }}
    >
      {fieldNumbers.map((at) => (
        <Field key={at} at={at} sent={sent} />
      ))}
      <Button type="submit" className="button">
        Send
      </Button>
    </Form>
  );
}

const dialog = (isOpen: boolean) => (
  <DialogTrigger defaultOpen={isOpen}>
    <Button id="open" className="button">
      Open
    </Button>
    <ModalOverlay>
      <Modal>
        <Dialog>
          {({ close }) => (
            <>
              <Heading slot="title">Buy access</Heading>
              <p className="muted">For a time, at the price asked.</p>
              <p>Twelve hours cost 14.4 tokens.</p>
              <Form validationBehavior="aria" onSubmit={(event) => event.preventDefault()}>
                {dialogFieldNumbers.map((at) => (
                  <Field key={at} at={at} noun="Choice" />
                ))}
                <div className="foot">
                  <Button className="button outline" onPress={close}>
                    Cancel
                  </Button>
                  <Button type="submit" className="button">
                    Buy
                  </Button>
                </div>
              </Form>
              <Button slot="close" className="button outline" aria-label="Close">
                ×
              </Button>
            </>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  </DialogTrigger>
);

const queue = new ToastQueue<{ title: string }>();
let shown = 0;

const toast = () => (
  <ToastRegion queue={queue}>
    {({ toast: one }) => (
      <Toast toast={one}>
        <ToastContent>
          <Text slot="title">{one.content.title}</Text>
        </ToastContent>
        <Button slot="close" className="button outline">
          ×
        </Button>
      </Toast>
    )}
  </ToastRegion>
);

window.stage = stageOf(
  {
    buttons,
    table20: () => table(twenty),
    table1000: (round) => table(round === 0 ? thousand : changedLine(thousand, round)),
    form: () => <FormScene />,
    wrongForm: () => <FormScene wrong />,
    dialog: () => dialog(false),
    openDialog: () => dialog(true),
    toast,
    theme: () => (
      <>
        {buttons()}
        {table(twoHundred)}
      </>
    ),
  },
  {
    dialog: pressOpen,
    openDialog: pressClose,
    toast: () => {
      queue.clear();
      queue.add({ title: `Saved ${(shown += 1)}` }, { timeout: 5000 });
    },
    theme: () => document.documentElement.classList.toggle('dark'),
  },
);
document.documentElement.dataset['ready'] = '';
