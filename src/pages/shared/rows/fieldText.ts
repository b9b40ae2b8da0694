/** Writes the name of a field as words of a sentence: 'wind_speed' and 'windSpeed' become 'wind speed'. */
export const fieldText = (name: string): string =>
  name
    .replaceAll(/(?<=[a-z\d])[A-Z](?=[a-z])/gu, (letter) => ` ${letter.toLowerCase()}`)
    .replaceAll('_', ' ')
    .trim();
