import pg from 'pg';

type ParseText = (text: string) => unknown;

const { builtins } = pg.types;

/** The way values arrive where the driver's own way would mislead. Everything else is read as the driver does. */
const parsers: ReadonlyMap<number, ParseText> = new Map<number, ParseText>([
  [builtins.INT8, parseBigint],
  // A day has no time zone; a `Date` would move it by one for half of the world.
  [builtins.DATE, (text) => text],
]);

/** Value parsers in the shape the `pg` driver takes for one connection; other users of the driver are not touched. */
export const valueParsers: pg.CustomTypesConfig = {
  getTypeParser: findParser as pg.CustomTypesConfig['getTypeParser'],
};

function findParser(oid: number, format?: 'text' | 'binary'): unknown {
  if (format === 'binary') {
    return pg.types.getTypeParser(oid, 'binary');
  }
  return parsers.get(oid) ?? pg.types.getTypeParser(oid, 'text');
}

/**
 * Reads a PostgreSQL bigint as a number. Counts and sums of characters fit; a value that does not is a fault that must
 * not be rounded away in silence.
 * @throws RangeError beyond ±(2⁵³ − 1).
 */
function parseBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) {
    throw new RangeError(`The bigint ${text} does not fit a number. Select it as text.`);
  }
  return value;
}
