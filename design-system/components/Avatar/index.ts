export { Avatar, type AvatarProps } from './Avatar.tsx';
export * as avatarVariants from './Avatar.variants.ts';
