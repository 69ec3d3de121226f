/** The length of the header that our WAV sounds begin with. */
const wavHeaderBytes = 44;

/** Strips the header of a WAV sound. Forwards its return value, and closes it when the reader fails. */
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
