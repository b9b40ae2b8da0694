import type { DemoStream } from '../demoStream.ts';

const noaaDaily = 'NOAA National Climatic Data Center, daily records, through vega-datasets';
const seattle = [-122.3321, 47.6062] as const;
const newYork = [-74.006, 40.7128] as const;

export const weather: readonly DemoStream[] = [
  {
    file: 'seattle-weather.csv',
    name: 'Seattle daily weather, 2012 to 2015',
    category: 'Weather observations',
    about:
      'One record a day for four full years: precipitation in millimetres, highest and lowest temperature in degrees Celsius, wind in metres a second and a word for the day (drizzle, fog, rain, snow, sun). 1,461 days without a gap. Made for demand models, seasonal baselines and teaching.',
    source: noaaDaily,
    licence: 'usGovernment',
    tags: ['weather', 'temperature', 'rain', 'daily', 'Seattle'],
    price: 400_000,
    age: 4,
    covers: '2012-01-01 to 2015-12-31',
    place: seattle,
    cut: { from: 'seattle-weather.csv' },
  },
  {
    file: 'new-york-weather.ndjson',
    name: 'New York daily weather, 2012 to 2015',
    category: 'Weather observations',
    about:
      'One record a day for four full years: precipitation in millimetres, highest and lowest temperature in degrees Celsius, wind in metres a second and a word for the day. 1,461 days without a gap, one JSON object a line. The columns equal those of our Seattle set, so the two cities can be compared at once.',
    source: noaaDaily,
    licence: 'usGovernment',
    tags: ['weather', 'temperature', 'rain', 'daily', 'New York'],
    price: 400_000,
    age: 6,
    covers: '2012-01-01 to 2015-12-31',
    place: newYork,
    cut: {
      from: 'weather.csv',
      where: { location: 'New York' },
      columns: ['date', 'precipitation', 'temp_max', 'temp_min', 'wind', 'weather'],
    },
  },
  {
    file: 'live/new-york-weather',
    name: 'New York weather, live replay',
    type: 'Stream',
    category: 'Weather observations',
    about:
      'Server-sent events: one real day of New York weather every second, in order, in a loop over 2012 to 2015. A new reader first gets the last 50 days. Built for testing dashboards, alerts and stream processors against real seasons without waiting for them.',
    source: noaaDaily,
    licence: 'usGovernment',
    tags: ['live', 'weather', 'server-sent events', 'replay', 'New York'],
    price: 1_200_000,
    age: 2,
    covers: '2012-01-01 to 2015-12-31, replayed',
    place: newYork,
    limit: [60, 'hour'],
    cut: {
      from: 'weather.csv',
      where: { location: 'New York' },
      columns: ['date', 'precipitation', 'temp_max', 'temp_min', 'wind', 'weather'],
    },
  },
  {
    file: 'seattle-hourly-normals.csv',
    name: 'Seattle hourly climate normals, 1981 to 2010',
    category: 'Climate records',
    about:
      'The typical hour: thirty-year averages of air pressure in hectopascals, temperature in degrees Celsius and wind in metres a second for each of 8,759 hours of a year. The calendar year 2010 stands for the normal year. Useful as the expected value against which a measured hour is unusual.',
    source: 'NOAA National Climatic Data Center, 1981–2010 Climate Normals, through vega-datasets',
    licence: 'usGovernment',
    tags: ['climate', 'normals', 'hourly', 'pressure', 'wind', 'Seattle'],
    price: 650_000,
    age: 31,
    covers: '1981 to 2010',
    place: seattle,
    cut: { from: 'seattle-weather-hourly-normals.csv' },
  },
  {
    file: 'global-temperature.json',
    name: 'Global temperature anomaly by year, 1880 to 2023',
    category: 'Climate records',
    about:
      'How far each year lay above or below the 1951–1980 mean, in degrees Celsius, over land and sea together. One record a year for 144 years. The series behind most charts of global warming.',
    source: 'NASA Goddard Institute for Space Studies, GISTEMP, through vega-datasets',
    licence: 'usGovernment',
    tags: ['climate', 'temperature', 'global warming', 'yearly'],
    price: 0,
    age: 88,
    covers: '1880 to 2023',
    offer: false,
    cut: { from: 'global-temp.csv' },
  },
  {
    file: 'mauna-loa-co2.csv',
    name: 'CO2 in the air at Mauna Loa, monthly since 1958',
    category: 'Climate records',
    about:
      'The Keeling curve: carbon dioxide in parts per million, as measured and with the seasonal cycle taken out, for 741 months from March 1958 to April 2020. Months without valid measurements are left out. Values are adjusted to the 15th of each month.',
    source: 'Scripps CO2 Program, primary Mauna Loa record, through vega-datasets',
    licence: 'ccBy',
    tags: ['CO2', 'climate', 'greenhouse gas', 'monthly', 'Hawaii'],
    price: 250_000,
    age: 74,
    covers: '1958-03 to 2020-04',
    place: [-155.5763, 19.5362],
    cut: { from: 'co2-concentration.csv' },
  },
];
