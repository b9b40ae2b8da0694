export { Pictogram, type PictogramProps } from './Pictogram.tsx';
export { hueOf, pictograms, type PictogramName } from './pictograms.tsx';
