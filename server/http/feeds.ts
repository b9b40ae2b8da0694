/** Path under /samples/ where live replays answer. */
export const liveFolder = 'live/';

/** The live replays: each sends the records of one file of the samples folder, one a second. */
export const feeds: Readonly<Record<string, string>> = {
  earthquakes: 'earthquakes-week.ndjson',
  'new-york-weather': 'new-york-weather.ndjson',
};

/** True for the path of a replay, which has no file of its own. */
export const isLive = (file: string) => file.startsWith(liveFolder);
