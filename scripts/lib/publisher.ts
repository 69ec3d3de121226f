import { readFile } from 'node:fs/promises';

/** Who publishes the packages and the desktop app: `publisher.json`, the one place where that is said. */
export interface Publisher {
  readonly name: string;
  readonly email: string;
  readonly homepage: string;
  /** Where the sources are, as a web page: npm compares it with where a package was built (provenance). */
  readonly repository: string;
  readonly bugs: string;
  /** The desktop app's name for its systems. After the first release it never changes: updates and keychains know it. */
  readonly appId: string;
  /** The service that the desktop app signs in to unless told otherwise. */
  readonly service: string;
  /** Where the desktop app looks for new versions. */
  readonly updates: string;
}

const fields = ['name', 'email', 'homepage', 'repository', 'bugs', 'appId', 'service', 'updates'] as const;
const addresses = ['homepage', 'repository', 'bugs', 'service', 'updates'] as const;

/** Reads `publisher.json`. @throws Error when a field is missing. */
export async function readPublisher(file: URL): Promise<Publisher> {
  const publisher = JSON.parse(await readFile(file, 'utf8')) as Publisher;
  const missing = fields.filter((field) => typeof publisher[field] !== 'string');
  if (missing.length > 0) {
    throw new Error(`publisher.json lacks ${missing.join(', ')}.`);
  }
  return publisher;
}

/** A domain that nobody can own (RFC 2606), in an address, a mail address or a reversed name. */
const reservedDomain = /(?:^|[.@/])example(?:[./]|$)/u;

/**
 * What keeps a publisher from publishing: values that are still placeholders, addresses without https, a repository
 * other than the one that builds.
 *
 * @param builtFrom where the build runs, as an address, if that is known.
 */
export function findPublisherFaults(publisher: Publisher, builtFrom?: string): string[] {
  const placeholders = fields.filter((field) => reservedDomain.test(publisher[field]));
  const insecure = addresses.filter((field) => !publisher[field].startsWith('https://'));
  return [
    ...placeholders.map((field) => `${field} is still a placeholder: ${publisher[field]}`),
    ...insecure.map((field) => `${field} must begin with https://: ${publisher[field]}`),
    ...(/^[a-z][a-z0-9-]*(?:\.[a-z][a-z0-9-]*)+$/u.test(publisher.appId)
      ? []
      : [`appId must be a domain of yours, reversed, such as com.example.rakhim: ${publisher.appId}`]),
    ...(builtFrom === undefined || builtFrom === publisher.repository
      ? []
      : [`repository must be ${builtFrom}, where this is built: npm refuses its provenance otherwise`]),
  ];
}

type Manifest = Readonly<Record<string, unknown>> & {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
};

/**
 * The `package.json` of a published package or of the app, with what it says of its publisher as `publisher.json` has
 * it.
 *
 * @param directory of the package in the repository.
 */
export function withPublisher(manifestText: string, publisher: Publisher, directory: string): string {
  const {
    name,
    version,
    private: isPrivate,
    description,
    keywords,
    homepage: _homepage,
    bugs: _bugs,
    license,
    author: _author,
    repository: _repository,
    ...rest
  } = JSON.parse(manifestText) as Manifest;
  const manifest = {
    name,
    version,
    private: isPrivate,
    description,
    keywords,
    homepage: publisher.homepage,
    bugs: { url: publisher.bugs, email: publisher.email },
    license,
    author: { name: publisher.name, email: publisher.email, url: publisher.homepage },
    repository: { type: 'git', url: `git+${publisher.repository}.git`, directory },
    ...rest,
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
