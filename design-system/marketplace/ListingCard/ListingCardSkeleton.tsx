import type { ComponentProps } from 'react';
import type { Card } from '../../components/Card/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { Root } from './ListingCard.styles.ts';

export interface ListingCardSkeletonProps extends Omit<
  ComponentProps<typeof Card>,
  'as' | 'interactive' | 'children'
> {}

export function ListingCardSkeleton(props: ListingCardSkeletonProps) {
  return (
    <Root aria-hidden {...props} data-pattern="ListingCardSkeleton">
      <div data-part="head">
        <Skeleton shape="block" data-part="logo" />
        <h2>
          <Skeleton lines={2} />
        </h2>
      </div>
      <div data-part="source">
        <Skeleton data-part="note" style={{ inlineSize: '60%' }} />
      </div>
      <Skeleton lines={3} data-part="text" style={{ alignContent: 'start' }} />
      <div data-part="badges">
        <Skeleton style={{ inlineSize: '6rem' }} />
      </div>
      <div data-part="foot">
        <Skeleton style={{ inlineSize: '7rem' }} />
        <Skeleton data-part="note" style={{ inlineSize: '4rem' }} />
      </div>
    </Root>
  );
}
