import { pitch } from '../../../messages/pitch.ts';

export function Pitch() {
  return (
    <>
      <h2>{pitch.sentence}</h2>
      <ul data-part="steps">
        {pitch.steps.map(({ name, text }) => (
          <li key={name}>
            <strong>{name}</strong> {text}
          </li>
        ))}
      </ul>
      <svg viewBox="0 0 400 264" aria-hidden>
        <use href="/pitch.svg#card" />
      </svg>
    </>
  );
}
