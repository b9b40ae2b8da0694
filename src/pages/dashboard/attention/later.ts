export { Activity } from '../lists/Activity.tsx';
export { RecentProducts } from '../lists/RecentProducts.tsx';
export { Runs } from '../lists/Runs.tsx';
export { RunwayCard } from '../RunwayCard.tsx';
export { Searches } from '../lists/Searches.tsx';
export { ChangesCard } from '../ChangesCard.tsx';
