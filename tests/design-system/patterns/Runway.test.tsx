import { act, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Runway, type RunwayProps } from '#design-system/marketplace/Runway/index.ts';
import { barPosition, labelStep, stripOf } from '#design-system/marketplace/Runway/strip.ts';

const noon = new Date(2026, 10, 20, 12).getTime();
const hourMs = 3_600_000;

const draw = (props: Partial<RunwayProps> = {}) => (
  <Runway
    label="Runway"
    bars={[
      { id: 'a', name: 'Tides', link: <a href="#tides">Tides</a>, from: noon - hourMs, until: noon + 0.5 * hourMs },
      { id: 'b', name: 'Air', from: noon - hourMs, until: noon + 400 * hourMs },
    ]}
    {...props}
  />
);

describe('at noon', () => {
  const begin = () => vi.useFakeTimers({ now: noon });
  afterEach(() => vi.useRealTimers());

  it('lists running accesses with their end and remaining time', () => {
    begin();
    render(draw());
    const [tides, air] = within(screen.getByRole('region', { name: 'Runway' })).getAllByRole('listitem');
    expect(within(tides as HTMLElement).getByRole('link', { name: 'Tides' })).toHaveAttribute('href', '#tides');
    expect(tides?.textContent).toMatch(/until .*12:30/);
    expect(tides).toHaveTextContent('30 min left');
    expect(air).toHaveTextContent('continues after this period');
  });

  it('follows the clock, and announces an end', () => {
    begin();
    const onEnd = vi.fn<() => void>();
    render(draw({ onEnd, bars: [{ id: 'a', name: 'Tides', from: noon - hourMs, until: noon + 2500 }] }));
    expect(screen.getByRole('listitem')).toHaveTextContent('3 s left');
    for (let second = 0; second < 3; second += 1) act(() => void vi.advanceTimersByTime(1000));
    expect(onEnd).toHaveBeenCalledOnce();
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Ended');
  });
});

it('places times on the local days of the strip', () => {
  const strip = stripOf(noon, 2);
  expect(strip.days.map(({ position }) => position)).toEqual([0, 0.5]);
  expect(strip.now).toBe(0.25);
  expect(barPosition(noon, noon + 6 * hourMs, strip)).toEqual({ from: 0.25, until: 0.375, beyond: false });
  expect(barPosition(noon - 99 * hourMs, noon + 99 * hourMs, strip)).toEqual({ from: 0, until: 1, beyond: true });
  expect(barPosition(noon + 99 * hourMs, noon + 100 * hourMs, strip)).toBeUndefined();
  expect(barPosition('never', noon, strip)).toBeUndefined();
  expect([7, 8, 9, 30].map(labelStep)).toEqual([1, 1, 2, 4]);
});
