import { AuthLayout, type AuthLayoutProps } from '#design-system';
import { titles, type ScreenName } from '../../../config/screens.ts';
import { Brand } from './Brand.tsx';
import { AccountHelp } from '../help/AccountHelp.tsx';
import { Pitch } from './Pitch.tsx';

export interface AccountFrameProps extends Omit<AuthLayoutProps, 'brand' | 'aside' | 'title'> {
  screen: ScreenName;
}

export function AccountFrame({ screen, footer, ...rest }: AccountFrameProps) {
  return (
    <AuthLayout
      {...rest}
      title={titles[screen]}
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
