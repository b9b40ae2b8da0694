// The size limit of a data file: the same bytes and the same words as on the server.
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Form } from '#design-system';
import { FileSource } from '#src/pages/products/form/source/FileSource.tsx';
import { emptyValues } from '#src/pages/products/form/values.ts';
import { resetAll } from '#src/state/machine/registry.ts';
import { readConfig } from '#server/kernel/config.ts';
import { tapWire } from '../../support/wireTap.ts';

afterEach(resetAll);

const fileOf = (bytes: number) => Object.defineProperty(new File(['a\n1\n'], 'levels.csv'), 'size', { value: bytes });

it('sends a file of the largest size that the server takes, and none beyond', async () => {
  const { uploadLimit } = readConfig({ SEED: 'none' });
  tapWire(() => new Response('{}', { status: 503 }));
  render(
    <Form defaultValues={emptyValues} onSubmit={() => undefined}>
      <FileSource before={undefined} />
    </Form>,
  );
  expect(screen.getByText(/, at most 256 MB$/u)).toBeVisible();
  const choose = (bytes: number) =>
    fireEvent.change(screen.getByLabelText('Data file'), { target: { files: [fileOf(bytes)] } });
  choose(uploadLimit + 1);
  expect(await screen.findByText('Data file must not be larger than 256 MB')).toBeVisible();
  expect(screen.queryByText('levels.csv')).toBeNull();
  choose(uploadLimit);
  expect(await screen.findByText('levels.csv')).toBeVisible();
  expect(screen.queryByText('Data file must not be larger than 256 MB')).toBeNull();
});
