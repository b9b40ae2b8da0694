export { Roll, type RollProps } from './Roll.tsx';
