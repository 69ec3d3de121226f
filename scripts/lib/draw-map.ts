import { createRequire } from 'node:module';

interface Rule {
  readonly name: string;
  readonly to: { readonly pathNot?: string };
}

const ruleName = /^arrows-of-((?:apps|packages)\/[\w-]+)$/;
/** The workspaces that the rule of another lets it import, itself and the tooling of tests among them. */
const allowed = /^\^\((.+)\)\/$/;

/** Reads from `.dependency-cruiser.cjs` which workspace may import which. @returns rows of importer and imported. */
function readArrows(): (readonly [from: string, to: string])[] {
  const { forbidden } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as {
    readonly forbidden: readonly Rule[];
  };
  return forbidden.flatMap(({ name, to }) => {
    const from = ruleName.exec(name)?.[1];
    const reachable = allowed.exec(to.pathNot ?? '')?.[1]?.split('|') ?? [];
    return from === undefined
      ? []
      : reachable.filter((room) => room !== from && room !== 'packages/tooling').map((room) => [from, room] as const);
  });
}

/** Draws the arrows as a Mermaid diagram. */
function drawMap(arrows = readArrows()): string {
  const rooms = [...new Set(arrows.flat())].toSorted();
  const boxes = (folder: string): string[] =>
    rooms.filter((room) => room.startsWith(folder)).map((room) => `    ${idOf(room)}["${room}"]`);
  return [
    '```mermaid',
    'flowchart LR',
    '  subgraph apps',
    ...boxes('apps/'),
    '  end',
    '  subgraph packages',
    ...boxes('packages/'),
    '  end',
    ...arrows.map(([from, to]) => `  ${idOf(from)} --> ${idOf(to)}`),
    '```',
  ].join('\n');
}

/** Puts the diagram into a page, between the marks that say that it is written by a program. */
export function withMap(page: string): string {
  const [begin, end] = ['<!-- map: written by `npm run generate` from .dependency-cruiser.cjs -->', '<!-- /map -->'];
  const [before, rest] = page.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) {
    throw new Error('docs/architecture.md lacks the marks between which the map stands.');
  }
  return `${before}${begin}\n\n${drawMap()}\n\n${end}${after}`;
}

/** `packages/embedded-voice` → `embedded_voice`, as Mermaid names nodes. */
function idOf(room: string): string {
  return room.replace(/^\w+\//, '').replaceAll('-', '_');
}
