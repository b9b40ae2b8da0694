import { Skeleton } from '#design-system';

export const FilterSkeleton = () => <Skeleton lines={24} />;
