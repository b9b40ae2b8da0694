/** Path of the live replays under /samples/. */
export const liveFolder = 'live/';

/** The live replays. Each sends one record of its sample file per second. */
export const feeds: Readonly<Record<string, string>> = {
  earthquakes: 'earthquakes-week.ndjson',
  'new-york-weather': 'new-york-weather.ndjson',
};

/** True for the path of a replay. A replay has no file under its own name. */
export const isLive = (file: string) => file.startsWith(liveFolder);
