// The scenes as an app builds them with Radix Themes; it has no toast.
import '@radix-ui/themes/styles.css';
import { Box, Button, Dialog, Flex, IconButton, Table, Text, TextField, Theme } from '@radix-ui/themes';
import { useState, type ReactNode } from 'react';
import { stageOfParts } from '../page/mount.tsx';
import { buttonNumbers, dialogFieldNumbers, fieldNumbers, headIds, heads, type Line } from '../page/stage.ts';

const alignOf = (id: string) => (id === 'price' || id === 'sold' ? 'end' : 'start');

const table = (lines: readonly Line[]) => (
  <Table.Root variant="surface" aria-label="Products">
    <Table.Header>
      <Table.Row>
        {headIds.map((id) => (
          <Table.ColumnHeaderCell key={id} justify={alignOf(id)}>
            <Button variant="ghost" color="gray">
              {heads[id]}
              <svg viewBox="0 0 24 24" width="16" height="16" fill="none" stroke="currentColor">
                <path d="m21 16-4 4-4-4M17 20V4" />
              </svg>
            </Button>
          </Table.ColumnHeaderCell>
        ))}
      </Table.Row>
    </Table.Header>
    <Table.Body>
      {lines.map((line) => (
        <Table.Row key={line.id}>
          {headIds.map((id) => (
            <Table.Cell key={id} justify={alignOf(id)}>
              {line[id]}
            </Table.Cell>
          ))}
        </Table.Row>
      ))}
    </Table.Body>
  </Table.Root>
);

const buttons = () => (
  <Flex gap="2" wrap="wrap">
    {buttonNumbers.map((at) =>
      at % 2 ? (
        <Button key={at} variant="outline" color="gray">
          Button {at}
        </Button>
      ) : (
        <Button key={at}>Button {at}</Button>
      ),
    )}
  </Flex>
);

function Field({ at, noun = 'Field', sent = false }: { at: number; noun?: string; sent?: boolean }) {
  const [empty, setEmpty] = useState(true);
  const id = `${noun.toLowerCase()}${at}`;
  const label = `${noun} ${at}`;
  const error = sent && empty ? `Please enter ${label}` : undefined;
  return (
    <Box>
      <Text as="label" size="2" weight="medium" htmlFor={id}>
        {label}
      </Text>
      <TextField.Root
        id={id}
        name={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-note`}
        aria-required
        autoComplete="off"
        {...(error && { color: 'red' })}
        onChange={({ target }) => setEmpty(target.value === '')}
      />
      <Box id={`${id}-note`} aria-live="polite">
        {error && (
          <Text as="div" size="2" color="red">
            {error}
          </Text>
        )}
        <Text as="div" size="2" color="gray">
          Help text
        </Text>
      </Box>
    </Box>
  );
}

function FormScene({ wrong }: { wrong: boolean }) {
  const [sent, setSent] = useState(wrong);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setSent(true);
      }}
    >
      <Flex direction="column" gap="4">
        {fieldNumbers.map((at) => (
          <Field key={at} at={at} sent={sent} />
        ))}
        <Button type="submit">Send</Button>
      </Flex>
    </form>
  );
}

const dialog = (isOpen: boolean) => (
  <Dialog.Root defaultOpen={isOpen}>
    <Dialog.Trigger>
      <Button id="open">Open</Button>
    </Dialog.Trigger>
    <Dialog.Content>
      <Dialog.Title>Buy access</Dialog.Title>
      <Dialog.Description>Choose how long you need it.</Dialog.Description>
      <Text as="p">Twelve hours cost 14.4 tokens.</Text>
      <form noValidate onSubmit={(event) => event.preventDefault()}>
        <Flex direction="column" gap="4">
          {dialogFieldNumbers.map((at) => (
            <Field key={at} at={at} noun="Choice" />
          ))}
        </Flex>
        <Flex gap="3" mt="4" justify="end">
          <Dialog.Close>
            <Button variant="soft" color="gray">
              Cancel
            </Button>
          </Dialog.Close>
          <Button type="submit">Buy</Button>
        </Flex>
      </form>
      <Dialog.Close>
        <IconButton variant="ghost" color="gray" aria-label="Close">
          ×
        </IconButton>
      </Dialog.Close>
    </Dialog.Content>
  </Dialog.Root>
);

const themed = (drawn: ReactNode) => <Theme accentColor="blue">{drawn}</Theme>;

window.stage = stageOfParts({
  buttons: () => themed(buttons()),
  table: (lines) => themed(table(lines)),
  form: (wrong) => themed(<FormScene wrong={wrong} />),
  dialog: (isOpen) => themed(dialog(isOpen)),
});
document.documentElement.dataset['ready'] = '';
