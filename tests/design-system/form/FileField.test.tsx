import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FileField, type FileFieldProps, type FileStatus } from '#design-system/form/files/FileField.tsx';
import { verifyField } from '../../support/components/verifyField.tsx';
import { drawForm, send } from '../../support/components/drawForm.tsx';

verifyField({
  name: 'FileField',
  draw: (extra) => <FileField {...extra} name="field" label="Colour" />,
  empty: 'Please choose: Colour',
});

const file = (name: string, bytes = 10) => new File(['x'.repeat(bytes)], name, { lastModified: 0 });
const list = () => within(screen.getByRole('list', { name: 'Files' }));
const names = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

const inForm = (props: Partial<FileFieldProps> = {}) => {
  const { onSubmit } = drawForm(
    <FileField name="files" label="Files" accept={['.csv']} maxBytes={100} maxItems={2} required {...props} />,
    { files: [] },
  );
  return { onSubmit, input: screen.getByLabelText<HTMLInputElement>(/^Files/u) };
};
const filesOf = (...files: string[]) => ({ files: files.map((name) => expect.objectContaining({ name }) as unknown) });

it('collects files over several choices and refuses those that are there', async () => {
  const { onSubmit, input } = inForm();
  await userEvent.upload(input, [file('a.csv')]);
  await userEvent.upload(input, [file('a.csv'), file('b.csv')]);
  expect(list().getByText('a.csv is already in the list')).toBeVisible();
  await send();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(filesOf('a.csv', 'b.csv')));
});

it('takes dropped files', () => {
  const { input } = inForm();
  fireEvent.drop(input, { dataTransfer: { items: [], files: [file('a.csv')] } });
  expect(names()).toHaveLength(1);
});

it('lists a dropped folder with its error and keeps the files', () => {
  const { input } = inForm();
  const files = [new File(['x'.repeat(10)], 'figures'), file('a.csv')];
  const items = files.map(({ name }) => ({
    kind: 'file',
    webkitGetAsEntry: () => ({ isDirectory: name === 'figures' }),
  }));
  fireEvent.drop(input, { dataTransfer: { items, files } });
  expect(list().getByText('figures is a folder; please choose a file')).toBeVisible();
  expect(list().queryByText('a.csv is a folder; please choose a file')).toBeNull();
});

it('lists files beyond the limits with their error and keeps the others', async () => {
  const { onSubmit, input } = inForm();
  fireEvent.drop(input, { dataTransfer: { items: [], files: [file('a.csv'), file('b.exe'), file('c.csv', 101)] } });
  expect(list().getByText('b.exe must be one of these: CSV')).toBeVisible();
  expect(list().getByText(/^c\.csv must not be larger than/u)).toBeVisible();
  await send();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(filesOf('a.csv')));
});

it('removes a file and returns the focus', async () => {
  const { input } = inForm();
  await userEvent.upload(input, [file('a.csv'), file('b.csv')]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove a.csv' }));
  expect(names()).toHaveLength(1);
  expect(input).toHaveFocus();
});

it('refuses an empty list', async () => {
  const { onSubmit, input } = inForm();
  await send();
  await waitFor(() => expect(input).toHaveAccessibleDescription('Please choose: Files'));
  expect(onSubmit).not.toHaveBeenCalled();
});

it('refuses files beyond the maximum', async () => {
  const { onSubmit, input } = inForm();
  await userEvent.upload(
    input,
    ['a.csv', 'b.csv', 'c.csv'].map((name) => file(name)),
  );
  expect(list().getByText('Please choose at most 2 of Files')).toBeVisible();
  await send();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(filesOf('a.csv', 'b.csv')));
});

it('announces errors and arrivals in a region that was there before', () => {
  const one = file('a.csv');
  const draw = (status: FileStatus) => <FileField label="Files" files={[one]} statusOf={() => status} />;
  const { container, rerender } = render(draw({ progress: 40 }));
  const regions = [...container.querySelectorAll('[aria-live]')];
  const announced = () => regions.map((region) => region.textContent).join('');
  expect(announced()).toBe('');
  rerender(draw({ error: 'The connection was lost' }));
  expect(announced()).toBe('a.csv: The connection was lost');
  rerender(draw({ done: true }));
  expect(announced()).toBe('a.csv uploaded');
});

it('shows progress, cancels, shows errors and retries by file', async () => {
  const [busy, failed, done] = [file('busy.csv'), file('failed.csv'), file('done.csv')];
  const onCancel = vi.fn<(one: File) => void>();
  const onRetry = vi.fn<(one: File) => void>();
  const states = new Map([
    [busy, { progress: 40 }],
    [failed, { error: 'The connection was lost' }],
    [done, { done: true }],
  ]);
  render(
    <FileField
      label="Files"
      files={[busy, failed, done]}
      statusOf={(one) => states.get(one)}
      onCancel={onCancel}
      onRetry={onRetry}
    />,
  );
  expect(screen.getByRole('progressbar', { name: 'Uploading busy.csv' })).toHaveAttribute('value', '40');
  expect(screen.getByText('The connection was lost')).toBeVisible();
  expect(screen.getByText('Uploaded')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel busy.csv' }));
  expect(screen.getByLabelText('Files', { selector: 'input' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Retry failed.csv' }));
  expect(screen.getByLabelText('Files', { selector: 'input' })).toHaveFocus();
  expect([onCancel.mock.calls, onRetry.mock.calls]).toEqual([[[busy]], [[failed]]]);
});
