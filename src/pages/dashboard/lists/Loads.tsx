import { useLoad } from '../../shared/useLoad.ts';
import { partsOf, type DashboardLayout } from '../layouts.ts';
import { partLoads } from './partLoads.ts';
import type { LoadedPart } from '../overview.ts';

const nothing = {};

function LoadsPart({ part }: { part: LoadedPart }) {
  useLoad(partLoads[part], nothing);
  return null;
}

/** Loads each part of a layout once. Changes and searches load in their own sections. */
export const Loads = ({ layout }: { layout: DashboardLayout }) =>
  partsOf(layout).map((part) => <LoadsPart key={part} part={part} />);
