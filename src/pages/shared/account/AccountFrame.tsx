import { AuthLayout, type AuthLayoutProps } from '#design-system';
import { titles, type ScreenName } from '../../../config/screens.ts';
import { Brand } from './Brand.tsx';
import { AccountHelp } from '../help/AccountHelp.tsx';
import { Pitch } from './Pitch.tsx';

export interface AccountFrameProps extends Omit<AuthLayoutProps, 'brand' | 'aside' | 'title'> {
  screen: ScreenName;
  /** Default: the title of the screen. */
  heading?: string;
}

export function AccountFrame({ screen, heading = titles[screen], footer, ...rest }: AccountFrameProps) {
  return (
    <AuthLayout
      {...rest}
      title={heading}
      brand={<Brand />}
      aside={<Pitch />}
      footer={
        <>
          {footer} <AccountHelp screen={screen} />
        </>
      }
    />
  );
}
