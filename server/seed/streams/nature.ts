import type { Cut, Entry } from '../cut.ts';
import type { DemoStream } from '../demoStream.ts';

const usgsWeek = 'USGS Earthquake Hazards Program, all earthquakes of the past week, through vega-datasets';
const gap = 'USGS Gap Analysis Project, species habitat maps, through vega-datasets';

interface Feature {
  readonly id: string;
  readonly properties: Entry & { readonly time: number; readonly mag: number };
  readonly geometry: { readonly coordinates: readonly [number, number, number] };
}

const toQuake = ({ id, properties, geometry: { coordinates } }: Feature): Entry => ({
  id,
  time: new Date(properties.time).toISOString(),
  magnitude: properties.mag,
  magnitude_type: properties['magType'],
  place: properties['place'],
  kind: properties['type'],
  longitude: coordinates[0],
  latitude: coordinates[1],
  depth_km: coordinates[2],
  significance: properties['sig'],
  felt_reports: properties['felt'],
  tsunami: properties['tsunami'] === 1,
  status: properties['status'],
  network: properties['net'],
});

const quakes = (least: number) => (document: unknown) =>
  (document as { features: Feature[] }).features
    .filter(({ properties }) => properties.mag >= least)
    .toSorted((a, b) => a.properties.time - b.properties.time)
    .map(toQuake);

const allQuakes: Cut = { from: 'earthquakes.json', records: quakes(-10) };

const habitat = (file: string, animal: string, name: string, fact: string, age: number): DemoStream => ({
  file,
  name: `${name} habitat by US county`,
  category: 'Wildlife',
  about: `The share of each county that is year-round habitat of the ${name.toLowerCase()}, for 3,090 counties of the contiguous United States, keyed by FIPS code. ${fact} Overlaid from 30-metre habitat maps; summer and winter ranges are not included.`,
  source: gap,
  licence: 'usGovernment',
  tags: ['wildlife', 'habitat', 'county', 'conservation', name.toLowerCase()],
  price: 180_000,
  age,
  covers: 'present range, contiguous United States',
  place: [-98.5795, 39.8283],
  cut: { from: 'species.csv', where: { common_name: animal }, codes: ['county_id'] },
});

export const nature: readonly DemoStream[] = [
  {
    file: 'earthquakes-week.ndjson',
    name: 'Earthquakes worldwide, one complete week',
    category: 'Natural hazards',
    about:
      'Every seismic event that the USGS network recorded from 31 January to 7 February 2018: time, place, magnitude and its type, depth in kilometres, significance, felt reports and review status. Of all sizes, from quarry blasts to a magnitude above 6. One JSON object a line, oldest first.',
    source: usgsWeek,
    licence: 'usgs',
    tags: ['earthquakes', 'seismology', 'hazard', 'geospatial'],
    price: 900_000,
    age: 9,
    covers: '2018-01-31 to 2018-02-07',
    cut: allQuakes,
  },
  {
    file: 'earthquakes-strong.csv',
    name: 'Strong earthquakes of a week, magnitude 4.5 and above',
    category: 'Natural hazards',
    about:
      'The 85 events of magnitude 4.5 or more between 31 January and 7 February 2018, with time, coordinates, depth in kilometres, significance and felt reports. A small table for loss estimates and map exercises. Taken from the same feed as our complete week.',
    source: usgsWeek,
    licence: 'usgs',
    tags: ['earthquakes', 'seismology', 'hazard', 'insurance'],
    price: 300_000,
    age: 12,
    covers: '2018-01-31 to 2018-02-07',
    cut: {
      from: 'earthquakes.json',
      records: quakes(4.5),
      columns: [
        'time',
        'magnitude',
        'magnitude_type',
        'place',
        'longitude',
        'latitude',
        'depth_km',
        'significance',
        'felt_reports',
        'tsunami',
      ],
    },
  },
  {
    file: 'live/earthquakes',
    name: 'Earthquake feed, live replay',
    type: 'Stream',
    category: 'Natural hazards',
    about:
      'Server-sent events: one real seismic event every second, in the order in which the earth produced them, in a loop over one week of early 2018. A new reader first gets the last 50 events. Carries time, place, magnitude, depth and review status, for alerting rules and live maps.',
    source: usgsWeek,
    licence: 'usgs',
    tags: ['live', 'earthquakes', 'server-sent events', 'replay', 'alerts'],
    price: 2_500_000,
    age: 1,
    covers: '2018-01-31 to 2018-02-07, replayed',
    limit: [60, 'hour'],
    cut: allQuakes,
  },
  habitat(
    'habitat-robin.csv',
    'American Robin',
    'American robin',
    'The most widespread of the four species we list.',
    52,
  ),
  habitat(
    'habitat-deer.ndjson',
    'White-tailed Deer',
    'White-tailed deer',
    'Of use wherever deer meet roads and crops.',
    53,
  ),
  habitat(
    'habitat-bullfrog.csv',
    'American Bullfrog',
    'American bullfrog',
    'Native in the east, introduced and invasive in much of the west.',
    55,
  ),
  habitat(
    'habitat-gartersnake.csv',
    'Common Gartersnake',
    'Common gartersnake',
    'Covers the north and east densely and the arid south-west thinly.',
    56,
  ),
  {
    file: 'palmer-penguins.json',
    name: 'Palmer Archipelago penguins, body measurements',
    category: 'Wildlife',
    about:
      'Beak length and depth and flipper length in millimetres, body mass in grams, sex and island of 344 Adelie, Chinstrap and Gentoo penguins. Field work of the Palmer Station long-term ecological research. A cleaner successor to the iris table for classification.',
    source: 'Kristen Gorman and Palmer Station Antarctica LTER, through vega-datasets',
    licence: 'cc0',
    tags: ['penguins', 'biology', 'classification', 'Antarctica'],
    price: 0,
    age: 103,
    covers: '344 birds, 3 islands',
    place: [-64.05, -64.77],
    offer: false,
    cut: { from: 'penguins.json' },
  },
];
