import { describe } from 'vitest';
import { prove } from '../../support/guarantees.ts';
import { guarantees, subjects } from './guarantees.ts';

describe('what the exchange guarantees', () => {
  prove(subjects, guarantees);
});
