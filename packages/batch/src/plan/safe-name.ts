/**
 * Bytes of a name, extension apart: file systems allow 255 in all, and a temporary name, a number in brackets and the
 * extension must fit, too.
 */
const nameBytesMax = 200;

/** The name of a file whose own name has no allowed character. */
const emptyName = 'audio';

/**
 * Names of devices on Windows, whatever follows after a dot. Source: Microsoft, "Naming Files, Paths, and Namespaces".
 */
const reserved = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)$/i;
const forbidden = /[<>:"/\\|?*]/g;
/**
 * Controls, marks that turn text around, halves of pairs, private and unassigned characters: invisible, or different on
 * every system.
 */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu;

const graphemes = new Intl.Segmenter('ar', { granularity: 'grapheme' });

/**
 * Makes a text a name that a file can have on Windows, macOS and Linux alike: no separators, no device names, no dots
 * or spaces at the ends, nothing invisible, not too long. A safe name stays as it is.
 *
 * @param text one name without a path and without the extension that will be added.
 */
export function safeName(text: string): string {
  const trimmed = trimEnds(shorten(wholeName(text)));
  // The shortened name may be that of a device.
  return markDevice(trimmed === '' ? emptyName : trimmed);
}

/** Tells whether {@link safeName} had to cut the end off. */
export function isTooLongForName(text: string): boolean {
  return nameSize(wholeName(text)) > nameBytesMax;
}

/** Safe but for its length. */
function wholeName(text: string): string {
  const visible = text.toWellFormed().replace(/\s+/g, ' ').replace(invisible, '').replace(/ +/g, ' ');
  return markDevice(trimEnds(visible.normalize('NFC').replace(forbidden, '-')));
}

function markDevice(name: string): string {
  const [stem = '', ...rest] = name.split('.');
  return reserved.test(stem.trimEnd()) ? [`${stem.trimEnd()}_`, ...rest].join('.') : name;
}

/**
 * Windows drops dots and spaces at the end without a word; a dot or dash at the start hides a file, or makes it an
 * option of a command.
 */
function trimEnds(name: string): string {
  return name.replace(/^[\s.-]+|[\s.]+$/g, '');
}

/** Some systems store the decomposed form, which is longer. */
function nameSize(name: string): number {
  return Math.max(Buffer.byteLength(name), Buffer.byteLength(name.normalize('NFD')));
}

function shorten(name: string): string {
  if (nameSize(name) <= nameBytesMax) {
    return name;
  }
  let short = '';
  for (const { segment } of graphemes.segment(name)) {
    if (nameSize(short + segment) > nameBytesMax) {
      break;
    }
    short += segment;
  }
  return short;
}
