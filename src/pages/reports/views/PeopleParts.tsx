import { Donut, StackedBars } from '#design-system';
import type { PeopleFigures } from '#contract/generated/documents.ts';
import type { Slot } from '#contract/types.ts';
import { exchangeMessages as messages } from '../messages.ts';
import { modeNames } from '../../../messages/shell.ts';
import { Part } from '../Part.tsx';

const nameOf = (slot: string) => modeNames[slot as Slot] ?? slot;

export function PeopleParts({ people }: { people: PeopleFigures }) {
  const { people: states, slots } = messages;
  const byState = [
    { x: states.active, y: people.active },
    { x: states.disabled, y: people.disabled },
    { x: states.locked, y: people.locked },
  ].filter(({ y }) => y > 0);
  return (
    <>
      {/* A chart of one state shows nothing. */}
      {byState.length > 1 && (
        <Part
          title={states.title}
          hint={states.hint}
          sheet={[[states.state, states.count], ...byState.map(({ x, y }) => [x, y])]}
        >
          <Donut
            title={states.state}
            description={states.describe}
            xLabel={states.state}
            yLabel={states.count}
            totalLabel={states.all}
            points={byState}
          />
        </Part>
      )}
      <Part
        title={slots.title}
        hint={slots.hint}
        sheet={[
          [slots.role, slots.with, slots.without],
          ...people.slots.map(({ slot, people: all, with_mfa }) => [nameOf(slot), with_mfa, all - with_mfa]),
        ]}
      >
        <StackedBars
          title={states.count}
          description={slots.describe}
          xLabel={slots.role}
          series={[
            { name: slots.with, points: people.slots.map(({ slot, with_mfa }) => ({ x: nameOf(slot), y: with_mfa })) },
            {
              name: slots.without,
              points: people.slots.map(({ slot, people: all, with_mfa }) => ({ x: nameOf(slot), y: all - with_mfa })),
            },
          ]}
        />
      </Part>
    </>
  );
}
