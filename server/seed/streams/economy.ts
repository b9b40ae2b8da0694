import type { DemoStream } from '../demoStream.ts';

const washington = [-77.0369, 38.9072] as const;

export const economy: readonly DemoStream[] = [
  {
    file: 'iowa-electricity.csv',
    name: 'Iowa electricity generation by source, 2001 to 2017',
    category: 'Electricity',
    about:
      'Net generation of electricity in Iowa, a year at a time, from fossil fuels, nuclear energy and renewables, in thousand megawatt-hours. 17 years, 51 records. Renewables, mostly wind, grow from 4 to 39 percent of the total.',
    source: 'U.S. Energy Information Administration, through vega-datasets',
    licence: 'usGovernment',
    tags: ['energy', 'electricity', 'wind', 'renewables', 'Iowa'],
    price: 200_000,
    age: 26,
    covers: '2001 to 2017',
    place: [-93.0977, 41.878],
    cut: { from: 'iowa-electricity.csv' },
  },
  {
    file: 'iowa-renewables.json',
    name: 'Iowa renewable electricity, yearly series',
    category: 'Electricity',
    about:
      'Net generation from renewable sources in Iowa for each year from 2001 to 2017, in thousand megawatt-hours. A short, clean series for forecasting exercises. The other sources are in our complete Iowa table.',
    source: 'U.S. Energy Information Administration, through vega-datasets',
    licence: 'usGovernment',
    tags: ['energy', 'renewables', 'wind', 'Iowa', 'time series'],
    price: 0,
    age: 25,
    covers: '2001 to 2017',
    place: [-93.0977, 41.878],
    offer: false,
    cut: { from: 'iowa-electricity.csv', where: { source: 'Renewables' } },
  },
  {
    file: 'federal-receipts.json',
    name: 'US federal receipts by account, 1962 to 2020',
    category: 'Public finance',
    about:
      'What the United States took in: 237 accounts of taxes, duties and contributions with agency, bureau and category, and one column for each fiscal year from 1962. Years from 2016 on are the estimates of the 2017 budget. Amounts are dollars, written with thousands separators as published.',
    source: 'U.S. Office of Management and Budget, budget for fiscal year 2017, through vega-datasets',
    licence: 'usGovernment',
    tags: ['budget', 'tax', 'government', 'fiscal'],
    price: 850_000,
    age: 67,
    covers: '1962 to 2020',
    place: washington,
    cut: { from: 'budget.json' },
  },
  {
    file: 'deficit-forecasts.ndjson',
    name: 'US budget forecasts against what came, 1980 to 2010',
    category: 'Public finance',
    about:
      'Each year’s official forecast of the federal surplus or deficit for the years ahead, beside the actual outcome, in trillions of dollars. 230 records: budget year, forecast year, value. A rare series for studying how wrong forecasts are, and in which direction.',
    source: 'U.S. Office of Management and Budget, through vega-datasets',
    licence: 'usGovernment',
    tags: ['budget', 'forecast', 'deficit', 'government'],
    price: 350_000,
    age: 69,
    covers: '1980 to 2020',
    place: washington,
    cut: { from: 'budgets.json' },
  },
  {
    file: 'wheat-and-wages.json',
    name: 'Wheat prices and wages in England, 1565 to 1820',
    category: 'Prices and wages',
    about:
      'The price of a quarter of wheat and the weekly wage of a good mechanic, both in shillings, every five years over two and a half centuries. The table behind William Playfair’s famous chart. The last wages are not known.',
    source: 'William Playfair, 1822, through vega-datasets',
    licence: 'publicDomain',
    tags: ['history', 'prices', 'wages', 'England'],
    price: 40_000,
    age: 112,
    covers: '1565 to 1820',
    place: [-0.1276, 51.5072],
    owner: 'user',
    cut: { from: 'wheat.json' },
  },
];
