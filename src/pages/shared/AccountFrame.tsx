import { AuthLayout, type AuthLayoutProps } from '#design-system';
import { Brand } from './Brand.tsx';

/** The frame of the pages on the way into the app, beside signing in itself. */
export function AccountFrame(props: Omit<AuthLayoutProps, 'brand'>) {
  return <AuthLayout {...props} brand={<Brand />} />;
}
