import { useSearchParams } from 'react-router-dom';

export const dataViews = ['rows', 'map'] as const;
export type DataView = (typeof dataViews)[number];

const parameter = 'view';

/** The view of the data, in the address, so that a link opens the map. The rows have no parameter. */
export function useDataView(): [DataView, (view: DataView) => void] {
  const [address, setAddress] = useSearchParams();
  const choose = (view: DataView) =>
    setAddress(
      (now) => {
        const next = new URLSearchParams(now);
        if (view === 'rows') next.delete(parameter);
        else next.set(parameter, view);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [address.get(parameter) === 'map' ? 'map' : 'rows', choose];
}
