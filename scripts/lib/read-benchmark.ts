/** Reads a table of docs/benchmarks.md: its rows, with the numbers under the names of their columns. */
export function readBenchmark(page: string, title: string): Record<string, number>[] {
  const section = page.split(/^## /m).find((each) => each.startsWith(`${title}\n`));
  if (section === undefined) {
    throw new Error(`There is no table «${title}».`);
  }
  const [head, , ...rows] = section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map(readCells);
  return rows.map((cells) => Object.fromEntries(cells.map((cell, index) => [head?.[index] ?? '', readNumber(cell)])));
}

function readCells(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

function readNumber(cell: string): number {
  return Number.parseFloat(cell.replaceAll(',', ''));
}
