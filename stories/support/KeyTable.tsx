import { keyboard, type KeyboardPart } from './keyboard/keyboard.ts';
import type { KeyRow } from './keyboard/row.ts';

/** Keys of a part, as its test presses them. */
export function KeyTable({ part }: { part: KeyboardPart }) {
  const rows: readonly KeyRow[] = keyboard[part];
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Keys</th>
          <th scope="col">Effect</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ keys, effect }) => (
          <tr key={keys + effect}>
            <td>
              <kbd>{keys}</kbd>
            </td>
            <td>{effect}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
