import { chartTexts } from '../charts/texts.ts';
import { breadcrumbsTexts } from '../components/Breadcrumbs/texts.ts';
import { calendarTexts } from '../components/Calendar/texts.ts';
import { copyTexts } from '../components/CopyButton/texts.ts';
import { countdownTexts } from '../components/Countdown/texts.ts';
import { errorStateTexts } from '../components/ErrorState/texts.ts';
import { imageCropTexts } from '../components/ImageCrop/texts.ts';
import { jsonTexts } from '../components/JsonView/texts.ts';
import { linkTexts } from '../components/Link/texts.ts';
import { loadingTexts } from '../components/Loading/texts.ts';
import { markdownTexts } from '../components/Markdown/texts.ts';
import { paginationTexts } from '../components/Pagination/texts.ts';
import { qrCodeTexts } from '../components/QrCode/texts.ts';
import { ratingTexts } from '../components/Rating/texts.ts';
import { snackbarTexts } from '../components/Snackbar/texts.ts';
import { statTexts } from '../components/Stat/texts.ts';
import { stepperTexts } from '../components/Stepper/texts.ts';
import { tagTexts } from '../components/Tag/texts.ts';
import { timelineTexts } from '../components/Timeline/texts.ts';
import { countTexts } from '../form/texts/count.ts';
import { dateTexts } from '../form/texts/date.ts';
import { fieldTexts } from '../form/texts/field.ts';
import { fileTexts } from '../form/texts/file.ts';
import { pickerTexts } from '../form/texts/picker.ts';
import { rangeTexts } from '../form/texts/range.ts';
import { strengthTexts } from '../form/texts/strength.ts';
import { tagInputTexts } from '../form/texts/tags.ts';
import { timeTexts } from '../form/texts/time.ts';
import { messages } from '../form/messages.ts';
import { partFailedTexts } from '../internal/lazy/PartFailed.tsx';
import { commonTexts } from '../internal/locale/commonTexts.ts';
import type { Texts } from '../internal/locale/LocaleContext.ts';
import { shellTexts } from '../patterns/AppShell/texts.ts';
import { columnTexts } from '../patterns/ColumnChooser/texts.ts';
import { paletteTexts } from '../patterns/CommandPalette/texts.ts';
import { confirmTexts } from '../patterns/ConfirmDialog/texts.ts';
import { gridTexts } from '../patterns/DataGrid/texts.ts';
import { tableTexts } from '../patterns/DataTable/texts.ts';
import { choiceTexts, filterTexts } from '../patterns/FilterPanel/texts.ts';

/** All built-in texts by section: the table to translate. Parts do not import it. */
export const english = {
  breadcrumbs: breadcrumbsTexts,
  calendar: calendarTexts,
  charts: chartTexts,
  choices: choiceTexts,
  columns: columnTexts,
  common: commonTexts,
  confirm: confirmTexts,
  copy: copyTexts,
  count: countTexts,
  countdown: countdownTexts,
  date: dateTexts,
  errorState: errorStateTexts,
  fields: fieldTexts,
  file: fileTexts,
  filters: filterTexts,
  grid: gridTexts,
  imageCrop: imageCropTexts,
  json: jsonTexts,
  link: linkTexts,
  loading: loadingTexts,
  markdown: markdownTexts,
  messages,
  pagination: paginationTexts,
  palette: paletteTexts,
  partFailed: partFailedTexts,
  picker: pickerTexts,
  qrCode: qrCodeTexts,
  range: rangeTexts,
  rating: ratingTexts,
  shell: shellTexts,
  snackbar: snackbarTexts,
  stat: statTexts,
  stepper: stepperTexts,
  strength: strengthTexts,
  table: tableTexts,
  tag: tagTexts,
  tagInput: tagInputTexts,
  time: timeTexts,
  timeline: timelineTexts,
};

export type English = typeof english;

export type Translation<Table> = { readonly [Section in keyof Table]?: Partial<Texts<Table[Section]>> };
export type LocaleTexts = Translation<English>;
