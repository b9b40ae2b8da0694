import { Suspense } from 'react';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { lazyPart } from '../../internal/lazy/lazyPart.tsx';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';
import { defaultHeight, type DataGridProps } from './types.ts';

const Grid = lazyPart<DataGridProps>(async () => (await import('./Grid.tsx')).Grid);

/** A table of any size: rows are read in windows, and only what is in view is rendered. Its code loads when needed. */
export function DataGrid(ownProps: DataGridProps) {
  const props = useDefaultProps('DataGrid', ownProps);
  const room = { blockSize: `calc(${props.height ?? defaultHeight} + 3rem)` };
  return (
    <Suspense fallback={<Skeleton shape="block" style={room} />}>
      <Grid {...props} />
    </Suspense>
  );
}
