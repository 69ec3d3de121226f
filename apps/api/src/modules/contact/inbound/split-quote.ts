/**
 * The line above a quote, as mail programs write it in the languages of our readers: it ends in a colon and names a day
 * or an address.
 */
const intro = /^(?=.*(?:\d|@)).{3,300}[:：]$/u;
/** The divider lines of mail programs that do not mark quoted lines. */
const divider = /^\s*(?:-{2,}\s*(?:original message|forwarded message|الرسالة الأصلية)\s*-{2,}|_{20,})\s*$/iu;
const quotedLine = /^\s*[>›»]/u;

/**
 * Divides an answer into what is new and what it quotes below, which mail programs add by themselves. Where somebody
 * answers between the quoted lines nothing is divided, because each needs the other.
 *
 * @returns `quoted` is null when there is none. What it stands in is kept: the two together are the text.
 */
export function splitQuote(text: string): { readonly text: string; readonly quoted: string | null } {
  const lines = text.split('\n');
  const start = findQuote(lines);
  if (start === undefined) {
    return { text, quoted: null };
  }
  return { text: lines.slice(0, start).join('\n').trim(), quoted: lines.slice(start).join('\n').trim() };
}

function findQuote(lines: readonly string[]): number | undefined {
  const divided = lines.findIndex((line) => divider.test(line));
  if (divided > 0) {
    return divided;
  }
  const first = lines.findIndex((line) => quotedLine.test(line));
  if (first < 0 || lines.slice(first).some((line) => line.trim() !== '' && !quotedLine.test(line))) {
    return undefined;
  }
  return skipIntro(lines, first);
}

/** The way an intro begins that goes on in the next line: with a day, and with no end of a sentence. */
const introStart = /^(?=.*\d).{3,200}[^.!?؟…]$/u;

/** The intro stands above the quote, over one line or two, with or without an empty one between. */
function skipIntro(lines: readonly string[], first: number): number {
  let above = first - 1;
  while (above >= 0 && lines[above]?.trim() === '') {
    above -= 1;
  }
  const [beforeIntro = '', start = '', end = ''] = [above - 2, above - 1, above].map((index) => lines[index]?.trim());
  if (introStart.test(start) && beforeIntro === '' && intro.test(`${start} ${end}`)) {
    return above - 1;
  }
  return intro.test(end) ? above : first;
}
