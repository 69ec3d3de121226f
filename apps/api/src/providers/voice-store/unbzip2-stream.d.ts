/** The package ships without types of its own. */
declare module 'unbzip2-stream' {
  /** @returns a stream that takes what bzip2 wrote and gives what it was made of. */
  export default function unbzip2(): NodeJS.ReadWriteStream;
}
