/** Names of JSON types, as they are said in a sentence. */
export const types = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
} as const;
