import { cloneElement, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { Icon, type IconName } from '../../icons/index.ts';

export interface Place {
  /** Name in the navigation. */
  label: string;
  /** Label in the bottom bar of a phone. */
  short?: string | undefined;
  /** Icon before the name. */
  icon: IconName;
  /** Router link without children; the shell fills it. Its aria-current marks the place, and "More" for a place behind it. */
  link: ReactElement<{
    children?: ReactNode;
    'aria-current'?: ComponentProps<'a'>['aria-current'];
    'data-part'?: string;
    onClick?: () => void;
  }>;
  /** Number beside the name, such as of unread items. */
  count?: number | undefined;
}

export interface PlaceGroup {
  /** Heading of the group. */
  label?: string;
  /** Places, in order. */
  places: readonly Place[];
}

interface PlaceLinkProps {
  place: Place;
  onClick?: () => void;
}

export function PlaceLink({ place: { label, icon, link, count }, onClick }: PlaceLinkProps) {
  return cloneElement(
    link,
    { 'data-part': 'place', ...(onClick && { onClick }) },
    <Icon name={icon} />,
    <span>{label}</span>,
    count ? <em data-part="count">{count > 99 ? '99+' : count}</em> : null,
  );
}

interface PlacesProps {
  groups: readonly PlaceGroup[];
  onClick?: () => void;
}

export function Places({ groups, onClick }: PlacesProps) {
  return groups.map(({ label, places }, index) => (
    <div key={label ?? index}>
      {label && <p data-part="group">{label}</p>}
      <ul data-part="places">
        {places.map((place) => (
          <li key={place.label}>
            <PlaceLink place={place} {...(onClick && { onClick })} />
          </li>
        ))}
      </ul>
    </div>
  ));
}
