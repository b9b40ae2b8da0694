import type { Listing } from '../listing.ts';

const faaStrikes = 'FAA Wildlife Strike Database, through vega-datasets';
const bts = 'U.S. Bureau of Transportation Statistics, through vega-datasets';

export const transport: readonly Listing[] = [
  {
    file: 'bird-strikes.csv',
    name: 'Wildlife strikes on aircraft, 10,000 reports',
    category: 'Aviation',
    about:
      'Reports of birds and other animals hitting aircraft: airport, aircraft model, operator, date, phase of flight, species and size of the animal, speed, damage and costs in dollars. 10,000 records from 1990 to 2002 across the United States. Used for safety cases and for pricing of hull insurance.',
    source: faaStrikes,
    tags: ['aviation', 'safety', 'wildlife', 'insurance', 'FAA'],
    price: 1_500_000,
    age: 18,
    covers: '1990-01-08 to 2002-07-25',
    place: [-98.5795, 39.8283],
    cut: { from: 'birdstrikes.csv' },
  },
  {
    file: 'bird-strikes-substantial.ndjson',
    name: 'Wildlife strikes with substantial damage',
    category: 'Aviation',
    about:
      'The 311 strikes of 1990 to 2002 that left an aircraft substantially damaged, with model, operator, phase of flight, animal, speed and the cost of repair in dollars. One JSON object a line. The expensive tail of our complete strike reports.',
    source: faaStrikes,
    tags: ['aviation', 'safety', 'claims', 'insurance'],
    price: 3_000_000,
    age: 16,
    covers: '1990 to 2002',
    accessType: 'PROTECTED',
    sample: false,
    cut: { from: 'birdstrikes.csv', where: { 'Effect Amount of damage': 'Substantial' } },
  },
  {
    file: 'us-airports.csv',
    name: 'Airports of the United States with coordinates',
    category: 'Aviation',
    about:
      'Code, name, city, state, latitude and longitude of 3,376 airports, from international hubs to grass strips, in the United States and its territories. Joins on the code with our route table. A few records carry NA for city and state, and four lie abroad.',
    source: 'Data.gov, Airports, through vega-datasets',
    tags: ['airports', 'aviation', 'geospatial', 'reference data'],
    price: 120_000,
    age: 61,
    covers: '3,376 airports',
    place: [-98.5795, 39.8283],
    cut: { from: 'airports.csv' },
  },
  {
    file: 'alaska-airstrips.json',
    name: 'Airports and airstrips of Alaska',
    category: 'Aviation',
    about:
      'The 263 airports of Alaska with code, name, town, latitude and longitude: more than in any other state, and for many towns the only way in. Cut from our table of all US airports for those who plan supply or rescue flights.',
    source: 'Data.gov, Airports, through vega-datasets',
    tags: ['airports', 'Alaska', 'geospatial', 'logistics'],
    price: 60_000,
    age: 60,
    covers: '263 airports',
    place: [-149.4937, 64.2008],
    owner: 'user',
    cut: { from: 'airports.csv', where: { state: 'AK' } },
  },
  {
    file: 'flight-routes-2008.csv',
    name: 'US flight routes and their traffic, 2008',
    category: 'Aviation',
    about:
      'How many flights left each airport for each other one in 2008: 5,366 directed routes and 7,009,728 flights. Origin and destination are IATA codes. Ready for network analysis: hubs, shortest connections, resilience.',
    source: bts,
    tags: ['flights', 'network', 'routes', 'aviation'],
    price: 750_000,
    age: 44,
    covers: '2008',
    place: [-98.5795, 39.8283],
    cut: { from: 'flights-airport.csv' },
  },
  {
    file: 'atlanta-departures-2008.json',
    name: 'Departures from Atlanta by destination, 2008',
    category: 'Aviation',
    about:
      'The 173 destinations served from Hartsfield-Jackson Atlanta (ATL) in 2008 and the number of flights to each. The busiest origin of the national route table, as a small JSON list for dashboards.',
    source: bts,
    tags: ['flights', 'Atlanta', 'airport', 'hub'],
    price: 90_000,
    age: 43,
    covers: '2008',
    place: [-84.4277, 33.6407],
    owner: 'user',
    cut: { from: 'flights-airport.csv', where: { origin: 'ATL' } },
  },
];
