/** A sentence in which names of the API stand between back quotes. */
export function TextWithCode({ text }: { readonly text: string }) {
  return text.split('`').map((part, index) =>
    index % 2 === 1 ? (
      <code key={`${index} ${part}`} dir="ltr">
        {part}
      </code>
    ) : (
      part
    ),
  );
}
