export * as Menu from './Menu.tsx';
