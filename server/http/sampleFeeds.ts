export const liveFolder = 'live/';

export const sampleFeeds: Readonly<Record<string, string>> = {
  earthquakes: 'earthquakes-week.ndjson',
  'new-york-weather': 'new-york-weather.ndjson',
};

export const isLive = (file: string) => file.startsWith(liveFolder);
