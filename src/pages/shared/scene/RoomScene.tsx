import { fillText } from '#design-system';
import { dataRoom } from '#contract/constants.ts';
import { roomSteps } from '../../../messages/room.ts';
import { Scene } from './Scene.tsx';

/** Rows behind a wall; a question goes in, and only groups of several people come out. */
const Picture = () => (
  <svg viewBox="0 0 480 132" aria-hidden>
    <g data-part="person">
      <circle cx="34" cy="50" r="13" />
      <path d="M10 100c0-18 10-28 24-28s24 10 24 28z" />
      <path
        data-part="bubble"
        d="M58 14h54a6 6 0 0 1 6 6v20a6 6 0 0 1-6 6H74L60 56V46h-2a6 6 0 0 1-6-6V20a6 6 0 0 1 6-6z"
      />
      <path data-part="ink" d="M64 26h38M64 35h26" />
    </g>
    <path data-part="arrow" d="M92 78h48m-9-8 9 8-9 8" />
    <g data-part="box">
      <rect x="156" y="8" width="168" height="116" rx="10" />
      {[28, 46, 64, 82, 100].map((y) => (
        <path key={y} data-part="rows" d={`M174 ${y}h34M220 ${y}h26M258 ${y}h48`} />
      ))}
      <g data-part="lock">
        <rect x="222" y="60" width="36" height="30" rx="5" />
        <path d="M230 60v-9a10 10 0 0 1 20 0v9" />
      </g>
    </g>
    <path data-part="arrow" d="M340 78h48m-9-8 9 8-9 8" />
    <g data-part="bars">
      <path d="M404 112h68" />
      <rect x="408" y="66" width="14" height="46" rx="2" />
      <rect x="430" y="36" width="14" height="76" rx="2" />
      <rect x="452" y="84" width="14" height="28" rx="2" />
    </g>
  </svg>
);

const limits = { rows: dataRoom.minimumGroup, runs: dataRoom.runsADay };

export const RoomScene = () => (
  <Scene picture={<Picture />} steps={roomSteps.map(({ title, text }) => ({ title, text: fillText(text, limits) }))} />
);
