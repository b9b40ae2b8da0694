import { useLoad } from '../../shared/useLoad.ts';
import { partsOf, type DashboardLayout } from '../layouts.ts';
import type { Loadable } from '../../../state/machine/resource.ts';
import { parts } from '../overview.ts';

function LoadsPart({ of }: { of: Loadable<void> }) {
  useLoad(of);
  return null;
}

/** Loads each part of a layout once. Changes, searches and money load in their own sections. */
export const Loads = ({ layout }: { layout: DashboardLayout }) =>
  partsOf(layout).map((part) => <LoadsPart key={part} of={parts[part]} />);
