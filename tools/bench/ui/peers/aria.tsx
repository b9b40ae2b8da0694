// Benchmark scenes built with React Aria Components and the CSS of the plain page.
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
import '../page/plain.css';
import { stageOfParts } from '../page/mount.tsx';
import { buttonNumbers, dialogFieldNumbers, fieldNumbers, headIds, heads, type Line } from '../page/stage.ts';

const columns = headIds.map((id) => ({ id, isFigure: id === 'price' || id === 'sold' }));

const table = (lines: readonly Line[]) => (
  <Table aria-label="Products" className="table">
    <TableHeader columns={columns}>
      {({ id, isFigure }) => (
        <Column id={id} allowsSorting isRowHeader={id === 'name'} className={isFigure ? 'head end' : 'head'}>
          {heads[id]}
          <svg className="icon" viewBox="0 0 24 24" width="16" height="16">
            <path d="m21 16-4 4-4-4M17 20V4" />
          </svg>
        </Column>
      )}
    </TableHeader>
    <TableBody items={lines}>
      {(line) => (
        <Row columns={columns} className="row">
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

function Field({ at, noun = 'Field', isSubmitted = false }: { at: number; noun?: string; isSubmitted?: boolean }) {
  const [empty, setEmpty] = useState(true);
  const label = `${noun} ${at}`;
  return (
    <TextField
      className="field"
      name={`${noun.toLowerCase()}${at}`}
      isRequired
      validationBehavior="aria"
      isInvalid={isSubmitted && empty}
      autoComplete="off"
      onChange={(value) => setEmpty(value === '')}
    >
      <Label className="label">{label}</Label>
      <Input className="input" />
      <FieldError className="error">Please enter {label}</FieldError>
      <Text slot="description" className="hint">
        Help text
      </Text>
    </TextField>
  );
}

function FormScene({ startsInvalid }: { startsInvalid: boolean }) {
  const [isSubmitted, setSubmitted] = useState(startsInvalid);
  return (
    <Form
      className="form"
      validationBehavior="aria"
      onSubmit={(event) => {
        event.preventDefault();
        setSubmitted(true);
      }}
    >
      {fieldNumbers.map((at) => (
        <Field key={at} at={at} isSubmitted={isSubmitted} />
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
    <ModalOverlay className="scrim">
      <Modal className="panel">
        <Dialog>
          {({ close }) => (
            <>
              <Heading slot="title" className="title">
                Buy access
              </Heading>
              <p className="muted">Choose how long you need it.</p>
              <p>Twelve hours cost 14.4 tokens.</p>
              <Form className="form" validationBehavior="aria" onSubmit={(event) => event.preventDefault()}>
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
  <ToastRegion queue={queue} className="toasts">
    {({ toast: shownToast }) => (
      <Toast toast={shownToast} className="toast">
        <ToastContent>
          <Text slot="title">{shownToast.content.title}</Text>
        </ToastContent>
        <Button slot="close" className="button outline">
          ×
        </Button>
      </Toast>
    )}
  </ToastRegion>
);

window.stage = stageOfParts(
  { buttons, table, form: (wrong) => <FormScene startsInvalid={wrong} />, dialog, toast },
  {
    toast: () => {
      queue.clear();
      queue.add({ title: `Saved ${(shown += 1)}` }, { timeout: 5000 });
    },
  },
);
document.documentElement.dataset['ready'] = '';
