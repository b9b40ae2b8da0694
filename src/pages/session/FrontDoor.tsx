import { Button, fillText, Inline, Link, Text } from '#design-system';
import { displayTokens, ListingPicture } from '#marketplace';
import { tokenInfo } from '#contract/constants.ts';
import { publicRoot, type FrontDoor } from '#contract/publicPage.ts';
import { contactPath } from '../../config/frontDoor.ts';
import { counted } from '../../messages/format.ts';
import { frontDoorMessages as messages } from '../../messages/forms.ts';
import { kindOfCategory } from '../shared/product/kindOfCategory.ts';
import { Cards, Demo } from './FrontDoor.styles.ts';

type Catalogue = NonNullable<FrontDoor['catalogue']>;

export function FrontCards({ catalogue }: { catalogue: Catalogue }) {
  const { products, sellers, cards } = catalogue;
  const figures = { products: counted(messages.products, products), sellers: counted(messages.sellers, sellers) };
  return (
    <>
      <Cards>
        {cards.map(({ name, seller, category, path, price, chart }) => (
          <li key={path}>
            <a href={path}>
              <ListingPicture
                name={name}
                kind={kindOfCategory(category)}
                chart={
                  chart && {
                    kind: chart.kind,
                    values: chart.values,
                    points: chart.points,
                    label: fillText(messages.chart, { ...chart, name }),
                  }
                }
              />
              <span>
                <strong>{name}</strong>
                <small>{seller}</small>
              </span>
              <span data-part="price">
                <strong>{price === 0 ? messages.free : `${displayTokens(price)} ${tokenInfo.symbol}`}</strong>
                {price > 0 && <small>{messages.perHour}</small>}
              </span>
            </a>
          </li>
        ))}
      </Cards>
      <Inline>
        <Button asChild variant="outline">
          <a href={publicRoot}>{messages.lookAround}</a>
        </Button>
        <Text tone="muted">{fillText(messages.figures, figures)}</Text>
      </Inline>
    </>
  );
}

interface DemoSignInProps {
  demo: NonNullable<FrontDoor['demo']>;
  isPending: boolean;
  onChoose: (email: string) => void;
}

export function DemoSignIn({ demo, isPending, onChoose }: DemoSignInProps) {
  return (
    <Demo disabled={isPending}>
      <legend>{messages.demo}</legend>
      <Inline>
        {demo.people.map(({ name, email }) => (
          <Button key={email} variant="outline" size="small" onClick={() => onChoose(email)}>
            {name}
          </Button>
        ))}
      </Inline>
    </Demo>
  );
}

export const ContactLink = ({ contact }: { contact: string }) => (
  <Link href={contactPath(contact)}>{messages.contact}</Link>
);
