import { CopyButton, type CopyButtonProps } from '#design-system';

/** Loaded with `lazyPart`: pages show a text before the button that copies it. */
export const Copy = (props: CopyButtonProps) => <CopyButton {...props} />;
