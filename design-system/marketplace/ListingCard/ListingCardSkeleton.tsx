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
      <Skeleton shape="block" data-part="band" />
      <div data-part="head">
        <h2>
          <Skeleton lines={2} />
        </h2>
      </div>
      <Skeleton data-part="text" />
      <Skeleton data-part="note" style={{ inlineSize: '60%' }} />
      <Skeleton data-part="facts" style={{ inlineSize: '40%' }} />
      <div data-part="foot">
        <Skeleton style={{ inlineSize: '7rem' }} />
        <Skeleton data-part="note" style={{ inlineSize: '4rem' }} />
      </div>
    </Root>
  );
}
