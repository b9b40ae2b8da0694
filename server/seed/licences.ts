export const licences = {
  usGovernment: {
    name: 'U.S. Government work, free of copyright',
    terms: 'https://www.usa.gov/government-works',
  },
  usgs: {
    name: 'U.S. public domain (USGS)',
    terms: 'https://www.usgs.gov/information-policies-and-instructions/copyrights-and-credits',
  },
  census: {
    name: 'U.S. Census Bureau API terms of service',
    terms: 'https://www.census.gov/data/developers/about/terms-of-service.html',
  },
  ccBy: { name: 'Creative Commons Attribution 4.0 (CC BY 4.0)', terms: 'https://creativecommons.org/licenses/by/4.0/' },
  gapminder: {
    name: 'Creative Commons Attribution 4.0 (CC BY 4.0), free material from www.gapminder.org',
    terms: 'https://www.gapminder.org/free-material/',
  },
  cc0: {
    name: 'Creative Commons Zero 1.0 (CC0)',
    terms: 'https://creativecommons.org/publicdomain/zero/1.0/',
  },
  openGovernment: {
    name: 'UK Open Government Licence v3.0',
    terms: 'https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/',
  },
  openFootball: {
    name: 'public domain (openfootball)',
    terms: 'https://github.com/openfootball/football.json#license',
  },
  publicDomain: { name: 'public domain', terms: 'https://commons.wikimedia.org/wiki/Public_domain' },
  bsd: { name: 'BSD License (through Protovis)', terms: 'https://mbostock.github.io/protovis/' },
} as const;

export type Licence = keyof typeof licences;
