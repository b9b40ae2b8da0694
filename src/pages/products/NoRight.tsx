import { paths } from '../../config/paths.ts';
import { titles } from '../../config/screens.ts';
import { productsMessages } from '../../messages/products.ts';
import { DeadEndPage } from '../shared/DeadEnd.tsx';

const messages = productsMessages.noRight;

/** Shown to people without the right to sell who follow a direct link. */
export const NoRight = () => (
  <DeadEndPage
    icon="lock"
    heading={titles.products}
    messages={messages}
    action={messages.action}
    to={paths.marketplace}
  />
);
