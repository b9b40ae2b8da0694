import { pitch } from '../../../messages/pitch.ts';
import { screens } from '../../../messages/screens.ts';
import { ProductPicture } from './ProductPicture.tsx';

export function Pitch() {
  return (
    <>
      <p>{screens.productName}</p>
      <h2>{pitch.sentence}</h2>
      <ul data-part="steps">
        {pitch.steps.map(({ name, text }) => (
          <li key={name}>
            <strong>{name}</strong> {text}
          </li>
        ))}
      </ul>
      <ProductPicture />
    </>
  );
}
