import { fillText, type Command } from '#design-system';
import type { Stream } from '#contract/types.ts';
import { buyPath, duplicatePath, editProductPath, productPath } from '../../config/paths.ts';
import { dot } from '../../messages/format.ts';
import { productCardMessages } from '../../messages/productCards.ts';
import { paletteMessages as messages } from './messages.ts';
import { productsMessages } from '../../messages/products.ts';
import { watchMessages } from '../../messages/product.ts';
import { tokensText } from '../../pages/shared/payment/tokensText.ts';
import { mayAct, productActions, verbsFor, watchActions, type Actor } from '../../state/trade/actionRules.ts';
import { watchProduct } from '../../state/trade/browse/product.ts';
import { copyAddress } from '../../state/trade/selling/copyAddress.ts';
import type { DialogHandlers, Navigate } from './subjectCommands.ts';

const productIcons = {
  edit: 'edit',
  duplicate: 'layers',
  copyAddress: 'copy',
  logo: 'star',
  delete: 'delete',
} as const;

function productVerbs(stream: Stream, who: Actor, go: Navigate, onProduct: DialogHandlers['onProduct']): Command[] {
  const { id, name, ownerName, price } = stream;
  const priced = price > 0 ? `${tokensText(price)} ${productCardMessages.perHour}` : productCardMessages.free;
  const run = (verb: keyof typeof productIcons) => {
    if (verb === 'edit') go(editProductPath(id));
    else if (verb === 'duplicate') go(duplicatePath(id));
    else if (verb === 'copyAddress') void copyAddress(id);
    else onProduct({ dialog: verb, stream });
  };
  return [
    ...(mayAct('product.buy', stream, who)
      ? [
          {
            id: `product.buy.${id}`,
            label: fillText(messages.buy, { product: name }),
            hint: `${priced}${dot}${ownerName}`,
            icon: 'key' as const,
            keywords: 'get extend',
            verb: true,
            spends: true,
            onRun: () => go(buyPath(id)),
          },
        ]
      : []),
    ...verbsFor(productActions, stream, who).map((verb): Command => ({
      id: `product.${verb}.${id}`,
      label: fillText(messages.product, { verb: productsMessages.menu[verb], product: name }),
      icon: productIcons[verb],
      verb: true,
      spends: verb === 'delete',
      onRun: () => run(verb),
    })),
    ...verbsFor(watchActions, stream, who).map((verb): Command => ({
      id: `product.${verb}.${id}`,
      label: fillText(messages.product, { verb: watchMessages[verb], product: name }),
      icon: 'bell',
      verb: true,
      onRun: () => void watchProduct(stream, verb === 'watch'),
    })),
  ];
}

export function productCommands(
  stream: Stream,
  who: Actor,
  go: Navigate,
  onProduct: DialogHandlers['onProduct'],
): Command[] {
  const verbs = productVerbs(stream, who, go, onProduct);
  const { id, name, ownerName } = stream;
  return [
    {
      id: `product.${id}`,
      label: name,
      hint: ownerName,
      icon: 'product',
      ...(verbs.length > 0 && { inside: verbs }),
      onRun: () => go(productPath(id)),
    },
    ...verbs,
  ];
}
