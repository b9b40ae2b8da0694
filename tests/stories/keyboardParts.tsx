// One example of each part of the keyboard tables, with the names that their rows expect.
import { useEffect, useState, type ReactElement } from 'react';
import {
  Accordion,
  Button,
  Calendar,
  ImageCrop,
  JsonView,
  SegmentedControl,
  Snackbar,
  snackbar,
  Tabs,
  ToggleGroup,
  Toolbar,
  Tree,
  type CropArea,
} from '#design-system';
import { chartParts } from './keyboardCharts.tsx';
import { controlParts } from './keyboardControls.tsx';
import { fieldParts } from './keyboardFields.tsx';
import { overlayParts } from './keyboardOverlays.tsx';
import { patternParts } from './keyboardPatterns.tsx';
import type { KeyboardPart } from '../../stories/support/keyboard/keyboard.ts';

const names = ['First', 'Second', 'Third'];
const choices = names.map((label) => ({ value: label, label }));
const nested = [
  { id: '1', text: 'First' },
  { id: '2', text: 'Second', children: [{ id: '3', text: 'Inner' }] },
  { id: '4', text: 'Third' },
];
const branched = [
  { id: '1', text: 'Air' },
  { id: '2', text: 'Rain', children: [{ id: '3', text: 'Hail' }] },
  { id: '4', text: 'Wind' },
];
const opener = <Button>Open</Button>;
function Notice() {
  useEffect(() => {
    snackbar.show({ type: 'info', text: 'Removed', action: { label: 'Undo', onSelect: () => {} } });
  }, []);
  return (
    <>
      <Snackbar />
      {opener}
    </>
  );
}

function Segments() {
  const [value, setValue] = useState('First');
  return <SegmentedControl label="View" segments={choices} value={value} onValueChange={setValue} />;
}

/** Texts that appear when a part has loaded. */
export const ready: Partial<Record<KeyboardPart, string>> = {
  ...Object.fromEntries(Object.keys(chartParts).map((part) => [part, 'Show as table'])),
  DataGrid: '0/0',
  ImageCrop: '100 0 400',
};

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400" />';
const picture = new Blob([svg], { type: 'image/svg+xml' });

function Crop() {
  const [area, setArea] = useState<CropArea>();
  return (
    <>
      <ImageCrop picture={picture} label="Logo" onAreaChange={setArea} />
      <p>{area && `${area.x} ${area.y} ${area.edge}`}</p>
    </>
  );
}

function Toggles() {
  const [values, setValues] = useState<readonly string[]>([]);
  return <ToggleGroup label="Formats" options={choices} values={values} onValuesChange={setValues} />;
}

function Days() {
  const [day, setDay] = useState('2026-11-20');
  return <Calendar label="Day" day={day} onDayChange={setDay} />;
}

export const parts: Record<KeyboardPart, ReactElement> = {
  ...chartParts,
  ...controlParts,
  ...fieldParts,
  ...overlayParts,
  ...patternParts,
  Accordion: (
    <Accordion.Root>
      {names.map((name) => (
        <Accordion.Item key={name} title={name}>
          Content
        </Accordion.Item>
      ))}
    </Accordion.Root>
  ),
  Calendar: <Days />,
  SegmentedControl: <Segments />,
  Snackbar: <Notice />,
  ImageCrop: <Crop />,
  JsonView: <JsonView value={{ temperature: 9 }} />,
  Tabs: (
    <Tabs.Root defaultValue="First">
      <Tabs.List aria-label="Parts">
        {names.map((name) => (
          <Tabs.Trigger key={name} value={name}>
            {name}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {names.map((name) => (
        <Tabs.Content key={name} value={name}>
          Content
        </Tabs.Content>
      ))}
    </Tabs.Root>
  ),
  ToggleGroup: <Toggles />,
  Toolbar: (
    <Toolbar.Root label="Rows">
      {names.map((name) => (
        <Toolbar.Item key={name}>
          <Button>{name}</Button>
        </Toolbar.Item>
      ))}
    </Toolbar.Root>
  ),
  Tree: (
    <>
      <Tree label="Schema" openLevels={0} items={nested} />
      <Tree label="Fields" items={branched} selection="multiple" />
      <Tree label="Time" items={['Day', 'Night'].map((text) => ({ id: text, text }))} selection="single" />
    </>
  ),
};
