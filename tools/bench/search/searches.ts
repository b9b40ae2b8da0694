// Searches over the streams of `seed:large`, whose names are like "Air quality Lisbon, hourly, 5C0F36A1".

/** By kind, so that a slow kind shows. Each text is asked once before it is repeated. */
export const searches: Readonly<Record<string, readonly string[]>> = {
  'in every stream': ['station', 'measured', 'notes', 'city'],
  'frequent word': ['air', 'quality', 'lisbon', 'hourly', 'pollen', 'survey', 'kyoto', 'weekly', 'rainfall', 'index'],
  'rare word': ['9E3779B1', '3C6EF362', 'DAA66D13', '78DDE6C4', '1715609D', 'station 4711', '271828', '314159'],
  'two words': ['air quality', 'lisbon hourly', 'pollen survey', 'wind oslo', 'solar events', 'housing prices leeds'],
  'three words and more': [
    'air quality lisbon hourly',
    'soil index pune weekly',
    'measured solar kyoto',
    'daily wind quito',
  ],
  'frequent and rare': ['quality 9E3779B1', 'station 161803', 'lisbon 577215'],
  'never together': ['lisbon porto', 'hourly daily weekly', 'air water soil'],
  prefix: ['p', 'po', 'pol', 'qual', 'lisb', 'hour', 'air q', 'wind os', 'DAA6', 'meas'],
  typo: ['qualtiy', 'lisbn', 'polen survey', 'housng prices', 'rainfal oslo', 'measurd'],
  'part of a name': ['ainfal', 'isbo', 'uality', 'E3779', 'ollen su'],
  nothing: ['zebra', 'xylophone orchestra', 'ytterbium'],
  'live, free, csv': [
    'live quality',
    'free',
    'live',
    'csv',
    'free pollen',
    'csv lisbon',
    'json rainfall live',
    'last week',
  ],
  price: ['under 2 DXT', 'air under 1 DXT', 'quality between 1 and 2 DXT', 'cheap housing', 'cheap', 'over 9 DXT wind'],
  seller: ['by Ada Abebe', 'Company 77', 'pollen by Bram Berg'],
};
