import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { RatingInput, type RatingInputProps } from '#design-system/form/fields/RatingInput.tsx';
import { drawForm, send } from '../../support/components/drawForm.tsx';

const star = (name: string) => screen.getByRole('radio', { name });
const group = () => screen.getByRole('radiogroup', { name: /^Quality/u });

function drawInForm(props: Partial<RatingInputProps> = {}, quality: number | null = null) {
  const { onSubmit } = drawForm(<RatingInput name="quality" label="Quality" hint="Of the data" {...props} />, {
    quality,
  });
  return { onSubmit };
}

it('must be answered when required; focus goes to the first star', async () => {
  const { onSubmit } = drawInForm({ required: true });
  expect(group()).toBeRequired();
  expect(group()).toHaveAccessibleDescription('Of the data');
  await send();
  expect(group()).toHaveAccessibleDescription('Please choose: Quality Of the data');
  expect(group()).toBeInvalid();
  expect(star('1 star')).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(group()).toBeValid();
  await send();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ quality: 3 }));
});

it('clears an optional choice by a press and by Space', async () => {
  const { onSubmit } = drawInForm({}, 4);
  expect(group()).toHaveAccessibleName('Quality (optional)');
  await userEvent.click(star('4 stars'));
  expect(star('4 stars')).not.toBeChecked();
  await userEvent.click(star('2 stars'));
  await userEvent.keyboard(' ');
  await send();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ quality: null }));
});

it('keeps the choice where it is required', async () => {
  drawInForm({ required: true }, 4);
  await userEvent.click(star('4 stars'));
  expect(star('4 stars')).toBeChecked();
});

it('shows the error of its caller, and no choices while disabled', async () => {
  drawInForm({ error: 'Closed', disabled: true }, 4);
  expect(group()).toHaveAccessibleDescription('Closed Of the data');
  expect(group()).toHaveAttribute('aria-disabled', 'true');
  expect(star('4 stars')).toBeDisabled();
});

it('stands alone, with 0 as no choice', async () => {
  const onValueChange = vi.fn<(value: number | null) => void>();
  render(<RatingInput label="Quality" defaultValue={0} max={3} onValueChange={onValueChange} />);
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  await userEvent.click(star('3 stars'));
  await userEvent.keyboard('{ArrowRight}');
  expect(onValueChange.mock.calls).toEqual([[3], [1]]);
  expect(star('1 star')).toBeChecked();
});
