/** The two notes, Hz, and how long each lasts, seconds. */
const notes = [660, 880];
const noteLength = 0.12;
const loudness = 0.08;
/** Milliseconds after which a chime that could not sound yet would tell of nothing that happens now. */
const soonMs = 1000;

let audio: AudioContext | undefined;
let asked = 0;

function play(context: AudioContext) {
  const { currentTime, destination } = context;
  const gain = new GainNode(context, { gain: loudness });
  gain.connect(destination);
  for (const [at, frequency] of notes.entries()) {
    const note = new OscillatorNode(context, { frequency });
    note.connect(gain);
    note.start(currentTime + at * noteLength);
    note.stop(currentTime + (at + 1) * noteLength);
  }
}

/** Wakes the sound, and plays once it runs: not at all where that comes late, and only what was asked for last. */
async function wake(context: AudioContext) {
  asked += 1;
  const mine = asked;
  const at = performance.now();
  await context.resume();
  if (mine === asked && performance.now() - at < soonMs) play(context);
}

/** Two short notes. A browser that has not been touched yet, or has no sound, stays silent. */
export function chime() {
  try {
    audio ??= new AudioContext();
    if (audio.state === 'running') play(audio);
    // What is scheduled while it does not run would sound all at once with the first touch.
    else wake(audio).catch(() => {});
  } catch {
    // No sound is no failure: what it tells of stands under the bell.
  }
}
