// Content that an example has to show in the documentation, by the name of its story.

/** Selectors of states: a match is visible when an example shows the state. */
const problem = '[aria-invalid=true], [data-part=error]:not(:empty), [role=alert], [data-component=ErrorState]';
const waiting = '[aria-busy=true], [role=progressbar], progress, [data-component*=Skeleton], [data-component=Spinner]';
const chosen = '[aria-checked=true], [aria-selected=true], [aria-pressed=true], :checked';
const written = 'input:not([value=""]), textarea:not(:placeholder-shown)';
const open = '[role=listbox], [role=tree], [role=dialog]';
/** Matches the content of every framed example: more than the trigger of a closed overlay. */
export const framedSelector = '[data-component]:not([data-state=closed], [data-state=closed] *)';

export const selectorsByTitle: Readonly<Record<string, string>> = {
  'bad-data': '[role=gridcell]',
  'balance-on-its-way': waiting,
  bounds: problem,
  busy: waiting,
  failed: problem,
  'failed-reload': problem,
  'first-load': waiting,
  loading: `${waiting}, output`,
  'no-amount': problem,
  pages: '[data-component=Pagination]',
  pending: waiting,
  progress: waiting,
  refused: problem,
  reload: waiting,
  required: problem,
  retrying: waiting,
  'above-maximum': problem,
  unknown: waiting,
  uploading: waiting,
  wrong: problem,
  both: '[data-component=Snackbar] button',
  compared: '[data-part=mark]',
  resumed: written,
  revised: written,
  'some-in-force': `${chosen}, [data-component=FilterPanel] button`,
  strength: '[role=status], output',
  typed: written,
  'with-balance': written,
  'with-price-range': written,
  'with-products': written,
  disabled: ':disabled, [aria-disabled=true]',
  multiple: chosen,
  pressed: chosen,
  selection: chosen,
  single: chosen,
  some: '[aria-checked=mixed], :checked, :indeterminate',
  open,
  choices: '[role=menuitemradio]',
  closed: '[aria-expanded=false], details:not([open])',
  dismissable: 'button',
  editable: 'button',
  'empty-filtered': '[data-component=EmptyState]',
  'empty-never': '[data-component=EmptyState]',
  'not-enough': ':disabled',
  removable: 'button',
};

/** Titles that name a look or contents, which an example shows as soon as it renders. */
export const looksByTitle: ReadonlySet<string> = new Set(
  `agreed agreed-price all anchored around as-link balance basic broken-picture categories changes changing combination
compact counted crowd directions drawn eight-digits empty every-width extending external filtered flat found
free from-bottom from-start hostile in-a-grid in-a-row in-and-out in-columns in-text kinds labelled 
language-tabs languages large leading leaves-only limits long many-choices million missing month names nobody nothing
numeric odd optional own-drawing paid partner-by-id phone phone-scroll points presets product range row-parts row-parts-phone scale
several shapes shortcut sides sizes small states still sums-by-day ten-thousand their-turn tones too-long
tools truncated two-lines two-lines-phone type-to-confirm values variants vertical wide with-form with-hint with-icon
with-icon-at-end wrapped`.split(/\s+/u),
);
