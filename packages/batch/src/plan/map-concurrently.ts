/** Maps with several calls in flight and yields the results in order. It never holds more than `widthMax` results. */
export async function* mapConcurrently<T, R>(
  values: Iterable<T> | AsyncIterable<T>,
  widthMax: number,
  map: (value: T) => Promise<R>,
): AsyncGenerator<R> {
  const underWay: Promise<R>[] = [];
  for await (const value of values) {
    const result = map(value);
    // It is awaited below; until then a failure must not count as unhandled.
    result.catch(() => undefined);
    underWay.push(result);
    const first = underWay.length >= widthMax ? underWay.shift() : undefined;
    if (first !== undefined) {
      yield await first;
    }
  }
  for (const result of underWay) {
    yield await result;
  }
}
