import styles from './file-name.module.css';

/**
 * The name of a file in any script: its stem runs as it is written, its extension stays behind it and is never cut off.
 * In one piece, the Latin letters would change places with an Arabic stem. The dot stands between the two in the
 * direction of the page.
 */
export function FileName({ name }: { readonly name: string }) {
  const [stem, extension] = splitFileName(name);
  return (
    <span className={styles['name']} title={name}>
      <bdi className={styles['stem']}>{stem}</bdi>
      {extension !== '' && (
        <span className={styles['extension']}>
          .<bdi dir="ltr">{extension}</bdi>
        </span>
      )}
    </span>
  );
}

/** The same for a sentence: stem and extension each between isolating marks (Unicode, UAX 9, section 2.5). */
export function isolateFileName(name: string): string {
  const [stem, extension] = splitFileName(name);
  return `\u2068${stem}\u2069${extension === '' ? '' : `.\u2066${extension}\u2069`}`;
}

/** Splits a name into its stem and its extension without the dot; a name that only begins with a dot has none. */
function splitFileName(name: string): readonly [string, string] {
  const [, stem = name, extension = ''] = /^(.+)\.([A-Za-z0-9]{1,8})$/u.exec(name) ?? [];
  return [stem, extension];
}
