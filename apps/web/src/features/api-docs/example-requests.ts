export const exampleLanguages = ['curl', 'node', 'python', 'javascript'] as const;
export type ExampleLanguage = (typeof exampleLanguages)[number];

export const exampleNames: Readonly<Record<ExampleLanguage, string>> = { curl: 'curl', node: 'Node.js', python: 'Python', javascript: 'JavaScript' };

/** The same request in each language, ready to run once the key is in the environment. @param address of the speech call. */
export function writeExample(language: ExampleLanguage, address: string): string {
  return examples[language](address).join('\n');
}

const examples: Readonly<Record<ExampleLanguage, (address: string) => readonly string[]>> = {
  curl: (address) => [
    `curl ${address} \\`,
    `  -H "x-api-key: $NABRA_API_KEY" \\`,
    `  -H 'content-type: application/json' \\`,
    `  -H 'accept: audio/mpeg' \\`,
    `  -d '{"text":"مرحبًا بكم في نبرة.","dialect":"egyptian"}' \\`,
    `  -o hello.mp3`,
  ],
  node: (address) => [
    `import { createWriteStream } from 'node:fs';`,
    `import { Readable } from 'node:stream';`,
    `import { pipeline } from 'node:stream/promises';`,
    ``,
    `const response = await fetch('${address}', {`,
    `  method: 'POST',`,
    `  headers: {`,
    `    'x-api-key': process.env.NABRA_API_KEY,`,
    `    'content-type': 'application/json',`,
    `    accept: 'audio/mpeg',`,
    `  },`,
    `  body: JSON.stringify({ text: 'مرحبًا بكم في نبرة.', dialect: 'egyptian' }),`,
    `});`,
    `if (!response.ok) throw new Error((await response.json()).error);`,
    `// The sound is written while it is being made.`,
    `await pipeline(Readable.fromWeb(response.body), createWriteStream('hello.mp3'));`,
  ],
  python: (address) => [
    `import base64, os, requests`,
    ``,
    `response = requests.post(`,
    `    "${address}",`,
    `    headers={"x-api-key": os.environ["NABRA_API_KEY"]},`,
    `    json={"text": "مرحبًا بكم في نبرة.", "dialect": "egyptian"},`,
    `    timeout=60,`,
    `)`,
    `response.raise_for_status()`,
    `speech = response.json()`,
    `with open("hello.mp3", "wb") as file:`,
    `    file.write(base64.b64decode(speech["audioContent"]))`,
    `print(speech["characters"], "charged,", speech["remaining"], "left")`,
  ],
  javascript: (address) => [
    `const response = await fetch('${address}', {`,
    `  method: 'POST',`,
    `  headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },`,
    `  body: JSON.stringify({ text: 'مرحبًا بكم في نبرة.', dialect: 'egyptian' }),`,
    `});`,
    `const speech = await response.json();`,
    `if (!response.ok) throw new Error(\`\${speech.code}: \${speech.error}\`);`,
    `const bytes = Uint8Array.from(atob(speech.audioContent), (letter) => letter.charCodeAt(0));`,
    `console.log(bytes.length, 'bytes of', speech.format, '·', speech.remaining, 'characters left');`,
  ],
};
