export { tones } from '../../internal/styles/control.styles.ts';
export const defaults = { tone: 'neutral' } as const;
