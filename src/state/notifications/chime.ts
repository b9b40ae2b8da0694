/** Hz; length in seconds. */
const notes = [660, 880];
const noteLength = 0.12;
const loudness = 0.08;
/** Milliseconds after which a delayed sound is dropped. */
const maxDelayMs = 1000;

let audio: AudioContext | undefined;
let latestRequest = 0;

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

async function wake(context: AudioContext) {
  latestRequest += 1;
  const request = latestRequest;
  const at = performance.now();
  await context.resume();
  if (request === latestRequest && performance.now() - at < maxDelayMs) play(context);
}

/** Silent before the first click in the page, or without audio. */
export function chime() {
  try {
    audio ??= new AudioContext();
    if (audio.state === 'running') play(audio);
    // Notes scheduled while suspended would all sound at the first click.
    else wake(audio).catch(() => {});
  } catch {
    // No audio. The bell shows the notification.
  }
}
