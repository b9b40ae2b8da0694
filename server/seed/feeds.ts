/** Where the server answers with sample files. */
export const samplesPath = '/samples/';
/** Where live replays answer. */
export const livePath = `${samplesPath}live/`;

/** The live replays: each sends the records of one file of the samples folder, one a second. */
export const feeds: Readonly<Record<string, string>> = {
  earthquakes: 'earthquakes-week.ndjson',
  'new-york-weather': 'new-york-weather.ndjson',
};

/** True for the path of a replay, which has no file of its own. */
export const isLive = (file: string) => file.startsWith('live/');
