import { pages, parts, type Mutant } from '../mutant.ts';

const component = (name: string, title: string) => parts(`design-system/${name}.test.tsx`, title);

export const accessibility: readonly Mutant[] = [
  {
    name: 'field without aria-invalid',
    file: 'design-system/form/Field.tsx',
    find: `...(error && { 'aria-invalid': true as const }),`,
    replace: '',
    caughtBy: component('form/Field', 'shows the error above the hint and marks the control'),
  },
  {
    name: 'error that describes no field',
    file: 'design-system/form/Field.tsx',
    find: '(hint || error) &&',
    replace: 'hint &&',
    caughtBy: component('form/Field', 'describes a control without a hint by its error'),
  },
  {
    name: 'progress without a name',
    file: 'design-system/components/Progress/Progress.tsx',
    find: 'aria-label={label}',
    replace: '',
    caughtBy: component('components/Progress', 'shows'),
  },
  {
    name: 'current page without aria-current',
    file: 'design-system/components/Pagination/Pagination.tsx',
    find: `aria-current={one === page ? 'page' : undefined}`,
    replace: '',
    caughtBy: component('components/Pagination', 'shows the range and goes to the requested page'),
  },
  {
    name: 'sorted column without aria-sort',
    file: 'design-system/patterns/DataTable/Head.tsx',
    find: `aria-sort={sorted && (sorted === 'asc' ? 'ascending' : 'descending')}`,
    replace: '',
    caughtBy: component('patterns/DataTable', 'sorts numbers by size'),
  },
  {
    name: 'quiet danger banner',
    file: 'design-system/components/Banner/Banner.tsx',
    find: `role={tone === 'danger' ? 'alert' : 'status'}`,
    replace: 'role="status"',
    caughtBy: component('components/Banner', 'is announced at once only when it is danger'),
  },
  {
    name: 'polite announcement of an error',
    file: 'design-system/components/Snackbar/Snackbar.tsx',
    find: `type={isUrgent(type) ? 'foreground' : 'background'}`,
    replace: 'type="background"',
    caughtBy: component('components/Snackbar', 'announces an error at once'),
  },
  {
    name: 'palette without its active command',
    file: 'design-system/patterns/CommandPalette/CommandPalette.tsx',
    find: 'aria-activedescendant={list.activeId}',
    replace: '',
    caughtBy: component('patterns/CommandPalette', 'opens in the box, on the first command'),
  },
  {
    name: 'commands without a name',
    file: 'design-system/patterns/CommandPalette/Results.tsx',
    find: ' role="listbox" aria-label={messages.list}',
    replace: ' role="listbox"',
    caughtBy: component('patterns/CommandPalette', 'opens in the box, on the first command'),
  },
  {
    name: 'palette that finds nothing as expanded',
    file: 'design-system/patterns/CommandPalette/CommandPalette.tsx',
    find: 'aria-expanded={order.length > 0}',
    replace: 'aria-expanded',
    caughtBy: component('patterns/CommandPalette', 'finds by'),
  },
  {
    name: 'choices without the name of their group',
    file: 'design-system/components/SegmentedControl/SegmentedControl.tsx',
    find: 'aria-label={label}',
    replace: '',
    caughtBy: component('components/SegmentedControl', 'is a group with its name'),
  },
  {
    name: 'grid that is never busy',
    file: 'design-system/patterns/DataGrid/Grid.tsx',
    find: 'aria-busy={state.loading || undefined}',
    replace: '',
    caughtBy: component('patterns/DataGrid', 'is busy until its rows come'),
  },
  {
    name: 'new page without focus',
    file: 'src/app/Arrival.tsx',
    find: 'start?.focus({ preventScroll: true });',
    replace: '',
    caughtBy: pages('src/app/App.test.tsx', 'announces the page that replaces the administration in another mode'),
  },
];
