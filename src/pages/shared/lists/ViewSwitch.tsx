import { Icon, IconButton } from '#design-system';
import { Views } from './ViewSwitch.styles.ts';

const icons = { cards: 'grid', table: 'list' } as const;
type View = keyof typeof icons;

interface ViewSwitchProps {
  label: string;
  views: readonly View[];
  view: View;
  nameOf: (view: View) => string;
  onView: (view: View) => void;
}

export const ViewSwitch = ({ label, views, view, nameOf, onView }: ViewSwitchProps) => (
  <Views aria-label={label}>
    {views.map((each) => (
      <IconButton key={each} label={nameOf(each)} aria-pressed={view === each} onClick={() => onView(each)}>
        <Icon name={icons[each]} />
      </IconButton>
    ))}
  </Views>
);
