import { describe } from 'vitest';
import { prove } from '../support/guarantees.ts';
import { guarantees, subjects } from './browser.ts';

describe('what the app guarantees in the browser', () => {
  prove(subjects, guarantees);
});
