import type { Listing } from '../listing.ts';
import { economy } from './economy.ts';
import { nature } from './nature.ts';
import { society } from './people.ts';
import { places } from './places.ts';
import { transport } from './transport.ts';
import { weather } from './weather.ts';
import { work } from './work.ts';

export const listings: readonly Listing[] = [
  ...weather,
  ...nature,
  ...transport,
  ...economy,
  ...work,
  ...society,
  ...places,
];
