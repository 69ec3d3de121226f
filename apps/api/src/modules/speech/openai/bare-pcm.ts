/** The length of the header that our WAV sounds begin with. */
const wavHeaderBytes = 44;

/**
 * The samples of a WAV sound without its header. Passes on what the sound returns, and tells it of a reader that fails.
 */
export async function* barePcm<Result>(wav: AsyncGenerator<Uint8Array, Result>): AsyncGenerator<Uint8Array, Result> {
  let left = wavHeaderBytes;
  try {
    let next = await wav.next();
    for (; !next.done; next = await wav.next()) {
      const samples = next.value.subarray(left);
      left -= next.value.length - samples.length;
      if (samples.length > 0) {
        yield samples;
      }
    }
    return next.value;
  } catch (error) {
    await wav.throw(error);
    throw error;
  } finally {
    await wav.return(undefined as Result);
  }
}
