// The sections below the first ones: what draws them comes after what is seen first.
export { Activity } from './Activity.tsx';
export { MoneyChart } from './MoneyChart.tsx';
export { RecentProducts } from './RecentProducts.tsx';
export { Runs } from './Runs.tsx';
export { RunwayCard } from './RunwayCard.tsx';
export { Searches } from './Searches.tsx';
export { ChangesCard } from './ChangesCard.tsx';
