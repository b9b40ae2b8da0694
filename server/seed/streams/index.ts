import type { DemoStream } from '../demoStream.ts';
import { economy } from './economy.ts';
import { nature } from './nature.ts';
import { society } from './society.ts';
import { places } from './places.ts';
import { transport } from './transport.ts';
import { weather } from './weather.ts';
import { work } from './work.ts';

export const demoStreams: readonly DemoStream[] = [
  ...weather,
  ...nature,
  ...transport,
  ...economy,
  ...work,
  ...society,
  ...places,
];
