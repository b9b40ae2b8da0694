import { useState, type ReactElement } from 'react';
import {
  Checkbox,
  Combobox,
  DatePicker,
  DateRangePicker,
  FileField,
  Form,
  MultiSelect,
  NumberField,
  OneTimeCode,
  RadioGroup,
  RangeSlider,
  RatingInput,
  SearchField,
  Slider,
  Switch,
  TagInput,
  TimeField,
  TreeSelect,
} from '#design-system';
import type { fieldKeys } from '../../stories/support/keyboard/fields.ts';

const choices = ['First', 'Second', 'Third'].map((label) => ({ value: label, label }));
const kinds = ['Air', 'Rain', 'Wind'].map((label) => ({ value: label, label }));
const nested = [
  { id: '1', text: 'First' },
  { id: '2', text: 'Second', children: [{ id: '3', text: 'Inner' }] },
  { id: '4', text: 'Third' },
];
const inForm = (field: ReactElement, defaultValues: Record<string, unknown> = {}) => (
  <Form defaultValues={defaultValues} onSubmit={() => {}}>
    {field}
  </Form>
);

function Code() {
  const [sent, setSent] = useState('');
  return (
    <Form<{ code: string }> defaultValues={{ code: '' }} onSubmit={({ code }) => setSent(code)}>
      <OneTimeCode name="code" label="Code" />
      {sent && <p>Sent {sent}</p>}
    </Form>
  );
}

export const fieldParts: Record<keyof typeof fieldKeys, ReactElement> = {
  Checkbox: <Checkbox label="First" />,
  Combobox: inForm(<Combobox name="kind" label="Kind" options={kinds} />),
  DateRangePicker: inForm(<DateRangePicker name="days" label="Days" />, {
    days: { from: '2026-11-20', to: '2026-11-24' },
  }),
  FileField: inForm(<FileField name="files" label="Files" />, { files: [new File(['1'], 'rain.csv')] }),
  RatingInput: inForm(<RatingInput name="stars" label="Stars" />, { stars: 2 }),
  RangeSlider: inForm(<RangeSlider name="range" label="Range" />, { range: { low: 50, high: 80 } }),
  Slider: inForm(<Slider name="level" label="Level" />, { level: 50 }),
  TimeField: inForm(<TimeField name="time" label="Time" />, { time: '10:30' }),
  DatePicker: <DatePicker label="Day" defaultValue="2026-11-20" />,
  MultiSelect: inForm(<MultiSelect name="kinds" label="Kinds" options={kinds} />),
  RadioGroup: inForm(<RadioGroup name="choice" label="Choice" options={choices} />),
  Switch: <Switch label="First" />,
  TagInput: inForm(<TagInput name="tags" label="Tags" />),
  TreeSelect: inForm(<TreeSelect name="place" label="Place" items={nested} />),
  NumberField: inForm(<NumberField name="count" label="Count" />),
  OneTimeCode: <Code />,
  SearchField: <SearchField label="Products" shortcut />,
};
