import { about } from '../design-system/library/about.ts';

export interface PartStatus {
  status: 'stable' | 'new';
  since: string;
}

const firstVersion = '0.1.0';

/** Parts that came after the first version. A part is new until the next version. */
const sinceOf: Readonly<Record<string, string>> = {
  ButtonGroup: '0.3.0',
  Calendar: '0.3.0',
  Callout: '0.3.0',
  Container: '0.3.0',
  ContextMenu: '0.3.0',
  CopyButton: '0.3.0',
  DataGrid: '0.2.0',
  DatePicker: '0.3.0',
  DateRangePicker: '0.3.0',
  DateTimeRangeField: '0.3.0',
  FileField: '0.3.0',
  HoverCard: '0.3.0',
  JsonView: '0.2.0',
  Kbd: '0.3.0',
  Markdown: '0.2.0',
  Popover: '0.3.0',
  Rating: '0.3.0',
  RatingInput: '0.3.0',
  ScrollArea: '0.3.0',
  SegmentedControl: '0.3.0',
  Stat: '0.3.0',
  TagInput: '0.3.0',
  TimeField: '0.3.0',
  Timeline: '0.3.0',
  ToggleGroup: '0.3.0',
  Toolbar: '0.3.0',
  Tree: '0.2.0',
  TreeSelect: '0.3.0',
  VisuallyHidden: '0.3.0',
};

export function statusOf(part: string): PartStatus {
  const since = sinceOf[part] ?? firstVersion;
  return { status: since === about.version ? 'new' : 'stable', since };
}
