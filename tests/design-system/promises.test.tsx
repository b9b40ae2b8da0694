// Checks the common promises of every part, with its first story or an example of the test.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cloneElement } from 'react';
import { fireEvent, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { DateRangePicker } from '#design-system/form/dates/DateRangePicker.tsx';
import { DateTimeRangeField } from '#design-system/form/dates/DateTimeRangeField.tsx';
import { PasswordField } from '#design-system/form/fields/PasswordField.tsx';
import { RadioGroup } from '#design-system/form/fields/RadioGroup.tsx';
import { RatingInput } from '#design-system/form/fields/RatingInput.tsx';
import { RangeField } from '#design-system/marketplace/fields/RangeField.tsx';
import { RangeSlider } from '#design-system/form/fields/RangeSlider.tsx';
import { SearchField } from '#design-system/form/fields/SearchField.tsx';
import { Field } from '#design-system/form/Field.tsx';
import { Form } from '#design-system/form/Form.tsx';
import { BuyAccessDialog } from '#design-system/marketplace/BuyAccessDialog/index.ts';
import { ColumnChooser } from '#design-system/patterns/ColumnChooser/index.ts';
import { CommandPalette } from '#design-system/patterns/CommandPalette/index.ts';
import { ConfirmDialog } from '#design-system/patterns/ConfirmDialog/index.ts';
import { ContractDialog } from '#design-system/marketplace/ContractDialog/index.ts';
import { OfferDialog } from '#design-system/marketplace/OfferDialog/index.ts';
import { SignDialog } from '#design-system/marketplace/SignDialog/index.ts';
import { parts } from '../support/checks/mirrorCheck.ts';
import { checked } from '../support/components/checked.ts';
import { verifyComponent } from '../support/components/verifyComponent.tsx';
import { verifyDialog } from '../support/components/verifyDialog.tsx';
import { verifyField } from '../support/components/verifyField.tsx';
import { allStories } from './onServer/allStories.ts';

vi.mock('../../.storybook/preview.tsx', () => import('./onServer/storyParts.tsx'));
vi.mock('../../.storybook/look.ts', () => import('./onServer/storyParts.tsx'));

const nothing = () => {};
const colours = [
  { value: 'red', label: 'Red' },
  { value: 'blue', label: 'Blue' },
];

verifyField({ name: 'PasswordField', draw: (extra) => <PasswordField name="field" label="Colour" {...extra} /> });

verifyComponent({
  name: 'Form',
  draw: (extra) => (
    <Form aria-label="Person" onSubmit={nothing} {...extra}>
      {null}
    </Form>
  ),
});
verifyComponent({
  name: 'ColumnChooser',
  draw: (extra) => <ColumnChooser columns={[]} hidden={[]} onHiddenChange={nothing} {...extra} />,
});

const open = { open: true } as const;
verifyDialog({
  name: 'ConfirmDialog',
  role: 'alertdialog',
  draw: (onOpenChange) => (
    <ConfirmDialog
      {...open}
      onOpenChange={onOpenChange}
      title="Delete Weather?"
      consequence="Two people lose access."
      confirmLabel="Delete product"
      onConfirm={nothing}
    />
  ),
});
verifyDialog({
  name: 'BuyAccessDialog',
  draw: (onOpenChange) => (
    <BuyAccessDialog
      {...open}
      {...{ onOpenChange }}
      product="Weather"
      price={1}
      balance={9}
      startsAt={0}
      onSubmit={nothing}
    />
  ),
});
verifyDialog({
  name: 'OfferDialog',
  draw: (onOpenChange) => (
    <OfferDialog {...open} {...{ onOpenChange }} product="Weather" price={1} onSubmit={nothing} />
  ),
});
verifyDialog({
  name: 'ContractDialog',
  draw: (onOpenChange) => <ContractDialog {...open} {...{ onOpenChange }} product="Weather" onSubmit={nothing} />,
});
const contract = { product: 'Weather', owner: 'Open', share: 15, startsAt: '2026-11-20T23:00:00Z', endsAt: 'never' };
verifyDialog({
  name: 'SignDialog',
  draw: (onOpenChange) => <SignDialog {...open} {...{ onOpenChange }} contract={contract} onSign={nothing} />,
});
const groups = [{ label: 'Go to', commands: [{ id: 'home', label: 'Dashboard', onRun: nothing }] }];
verifyDialog({
  name: 'CommandPalette',
  draw: (onOpenChange) => <CommandPalette {...open} {...{ onOpenChange, groups }} />,
});

/** Parts that the shared checks cannot cover, and the tests that cover them. */
const apart: Record<string, string> = {
  Field: 'its id belongs to its control; Field.test.tsx',
  Snackbar: 'has no props: a queue feeds it; Snackbar.test.tsx reads what it announces',
  DateRangePicker: 'two controls, so no one control takes ref and attributes; DateRangePicker.test.tsx',
  DateTimeRangeField: 'four controls; DateTimeRangeField.test.tsx',
  RangeField: 'two controls; RangeField.test.tsx',
  RangeSlider: 'two controls; RangeSlider.test.tsx',
  RatingInput: 'as many controls as stars; RatingInput.test.tsx',
  RadioGroup: 'as many controls as choices; RadioGroup.test.tsx',
  SearchField: 'no part of a form: nothing to require and no error; SearchField.test.tsx',
};
const composites = [
  ['DateRangePicker', <DateRangePicker key="7" name="field" label="Colour" className="mine" />],
  ['DateTimeRangeField', <DateTimeRangeField key="8" name="field" label="Colour" className="mine" />],
  ['RangeField', <RangeField key="2" name="field" label="Colour" className="mine" />],
  ['RangeSlider', <RangeSlider key="3" name="field" label="Colour" min={0} max={9} className="mine" />],
  ['RatingInput', <RatingInput key="9" name="field" label="Colour" className="mine" />],
  ['RadioGroup', <RadioGroup key="4" name="field" label="Colour" options={colours} className="mine" />],
  [
    'Field',
    <Field key="6" label="Time zone" className="mine">
      {(control) => <input {...control} />}
    </Field>,
  ],
  ['SearchField', <SearchField key="5" label="Colour" className="mine" />],
] as const;

it.each(composites)('%s gives its frame the class name, and its controls a name', (name, field) => {
  render(
    <Form aria-label="Person" onSubmit={nothing}>
      {field}
    </Form>,
  );
  const frame = document.querySelector(`[data-component='${name}']`);
  expect(frame).toHaveClass('mine');
  for (const control of frame?.querySelectorAll('input:not([aria-hidden])') ?? [])
    expect(control).toHaveAccessibleName();
});

it.each(composites)('%s calls onBlur when a control loses the focus', (name, field) => {
  const onBlur = vi.fn<() => void>();
  render(
    <Form aria-label="Person" onSubmit={nothing}>
      {cloneElement<{ onBlur: () => void }>(field, { onBlur })}
    </Form>,
  );
  const control = document.querySelector(`[data-component='${name}'] :is(input, [role=radio]):not([aria-hidden])`);
  fireEvent.blur(control!);
  expect(onBlur).toHaveBeenCalledOnce();
});

const own = ({ group, name }: ReturnType<typeof parts>[number]) =>
  /verify(?:Component|Field)\(/.test(readFileSync(path.join(import.meta.dirname, group, `${name}.test.tsx`), 'utf8'));
const stories = await allStories();

const isCovered = (part: ReturnType<typeof parts>[number]) => own(part) || part.name in apart || checked.has(part.name);

for (const part of parts().filter((one) => !isCovered(one)))
  verifyComponent({
    name: part.name,
    draw: (extra) => {
      const Story = stories[`${part.group}/${part.name}/Basic`]?.extended(extra) ?? 'template';
      return <Story />;
    },
  });

it('covers every part that the checks apply to', () => {
  const partByName = new Map(parts().map((part) => [part.name, part]));
  const isNeedless = (name: string) => {
    const part = partByName.get(name);
    return !part || own(part);
  };
  expect(Object.keys(apart).filter(isNeedless)).toEqual([]);
});
