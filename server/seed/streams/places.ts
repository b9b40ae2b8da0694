import type { DemoStream } from '../demoStream.ts';

const geoNames = 'GeoNames postal codes, a snapshot of 2017, through vega-datasets';
const football = 'openfootball, through vega-datasets';

const zipColumns = ['zip_code', 'city', 'county', 'latitude', 'longitude'];

const league = (
  file: string,
  division: string,
  name: string,
  matches: string,
  age: number,
  place: [number, number],
): DemoStream => ({
  file,
  name: `${name} results, 2013 to 2017`,
  category: 'Football',
  about: `Date, home team, away team and score of ${matches} matches of four seasons, from 2013/14 to 2016/17. For rating models such as Elo and Poisson, and for checking them against what happened.`,
  source: football,
  licence: 'openFootball',
  tags: ['football', 'results', 'sport', name],
  price: 240_000,
  age,
  covers: '2013 to 2017',
  place,
  owner: 'user',
  cut: { from: 'football.json', where: { division } },
});

export const places: readonly DemoStream[] = [
  {
    file: 'us-zip-codes.csv',
    name: 'US postal codes with coordinates',
    category: 'Postal codes',
    about:
      'City, state, county, latitude and longitude of 42,049 ZIP codes of the United States and Puerto Rico. A snapshot of 2017: codes and counties have changed since. Codes keep their leading zeros.',
    source: geoNames,
    licence: 'ccBy',
    tags: ['zip codes', 'geocoding', 'address', 'reference data'],
    price: 600_000,
    age: 11,
    covers: '2017',
    place: [-98.5795, 39.8283],
    limit: [200, 'day'],
    cut: { from: 'zipcodes.csv' },
  },
  {
    file: 'california-zip-codes.ndjson',
    name: 'California postal codes with coordinates',
    category: 'Postal codes',
    about:
      'City, county, latitude and longitude of the 2,666 ZIP codes of California, one JSON object a line. A snapshot of 2017, cut from our national table for delivery areas and shop locators.',
    source: geoNames,
    licence: 'ccBy',
    tags: ['zip codes', 'California', 'geocoding'],
    price: 110_000,
    age: 10,
    covers: '2017',
    place: [-119.4179, 36.7783],
    cut: { from: 'zipcodes.csv', where: { state: 'CA' }, columns: zipColumns, codes: ['zip_code'] },
  },
  {
    file: 'new-york-zip-codes.json',
    name: 'New York State postal codes with coordinates',
    category: 'Postal codes',
    about:
      'City, county, latitude and longitude of the 2,232 ZIP codes of New York State as one JSON list. A snapshot of 2017, cut from our national table. Codes are text, so those that begin with zero stay whole.',
    source: geoNames,
    licence: 'ccBy',
    tags: ['zip codes', 'New York', 'geocoding'],
    price: 110_000,
    age: 8,
    covers: '2017',
    place: [-75.5268, 42.9538],
    cut: { from: 'zipcodes.csv', where: { state: 'NY' }, columns: zipColumns, codes: ['zip_code'] },
  },
  {
    file: 'us-state-capitals.json',
    name: 'Capitals of the US states',
    category: 'Cities and boundaries',
    about:
      'The capital of each of the 50 states with the latitude and longitude of its capitol building (WGS 84). Map services and data available from U.S. Geological Survey, National Geospatial Program.',
    source: 'U.S. Geological Survey, The National Map, through vega-datasets',
    licence: 'usgs',
    tags: ['cities', 'capitals', 'states', 'reference data'],
    price: 0,
    age: 107,
    covers: '50 states',
    place: [-98.5795, 39.8283],
    offer: false,
    cut: { from: 'us-state-capitals.json' },
  },
  {
    file: 'london-boroughs.json',
    name: 'London boroughs, centre points',
    category: 'Cities and boundaries',
    about:
      'Name and geographic centre of the 32 London boroughs and the City of London, as longitude and latitude. Computed from the boundary files of the London Datastore. Contains public sector information licensed under the Open Government Licence v3.0.',
    source: 'Greater London Authority, London Datastore, through vega-datasets',
    licence: 'openGovernment',
    tags: ['London', 'boroughs', 'map', 'reference data'],
    price: 30_000,
    age: 91,
    covers: '33 areas',
    place: [-0.1276, 51.5072],
    owner: 'user',
    cut: { from: 'londonCentroids.json' },
  },
  league('premier-league.csv', 'English Premier League', 'English Premier League', '1,521', 46, [-1.1743, 52.3555]),
  league('bundesliga.ndjson', 'Deutsche Bundesliga', 'German Bundesliga', '1,224', 47, [10.4515, 51.1657]),
  league('serie-a.json', 'Serie A', 'Italian Serie A', '1,523', 50, [12.5674, 41.8719]),
];
