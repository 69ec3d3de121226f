export const exampleLanguages = ['curl', 'node', 'python', 'openai', 'javascript'] as const;
export type ExampleLanguage = (typeof exampleLanguages)[number];

export const exampleNames: Readonly<Record<ExampleLanguage, string>> = {
  curl: 'curl',
  node: 'Node.js',
  python: 'Python',
  openai: 'Python (openai)',
  javascript: 'JavaScript',
};

/** What every example has spoken, and how that sounds: `npm run samples` has our engine say it. */
export const exampleSpeech = {
  text: 'مرحبًا بكم في رخيم',
  dialect: 'egyptian',
  voice: 'male2',
  file: '/audio/api-example.mp3',
} as const;

/**
 * The same request in each language, ready to run once the key is in the environment. @param address of the speech
 * call.
 */
export function writeExample(language: ExampleLanguage, address: string): string {
  return examples[language](address).join('\n');
}

const examples: Readonly<Record<ExampleLanguage, (address: string) => readonly string[]>> = {
  curl: (address) => [
    `curl ${address} \\`,
    `  -H "x-api-key: $RAKHIM_API_KEY" \\`,
    `  -H 'content-type: application/json' \\`,
    `  -H 'accept: audio/mpeg' \\`,
    `  -d '{"text":"${exampleSpeech.text}","dialect":"${exampleSpeech.dialect}"}' \\`,
    `  -o hello.mp3`,
  ],
  node: (address) => [
    `// npm install @rakhim/sdk`,
    `import { Rakhim } from '@rakhim/sdk';`,
    ``,
    `// The key is read from RAKHIM_API_KEY.`,
    `const rakhim = new Rakhim({ baseUrl: '${new URL(address).origin}' });`,
    `await rakhim.speech.toFile({ text: '${exampleSpeech.text}', dialect: '${exampleSpeech.dialect}' }, 'hello.mp3');`,
  ],
  python: (address) => [
    `import base64, os, requests`,
    ``,
    `response = requests.post(`,
    `    "${address}",`,
    `    headers={"x-api-key": os.environ["RAKHIM_API_KEY"]},`,
    `    json={"text": "${exampleSpeech.text}", "dialect": "${exampleSpeech.dialect}"},`,
    `    timeout=60,`,
    `)`,
    `response.raise_for_status()`,
    `speech = response.json()`,
    `with open("hello.mp3", "wb") as file:`,
    `    file.write(base64.b64decode(speech["audioContent"]))`,
    `print(speech["characters"], "charged,", speech["remaining"], "left")`,
  ],
  openai: (address) => [
    `# pip install openai`,
    `import os`,
    `from openai import OpenAI`,
    ``,
    `client = OpenAI(base_url="${new URL(address).origin}/v1", api_key=os.environ["RAKHIM_API_KEY"])`,
    `with client.audio.speech.with_streaming_response.create(`,
    `    model="rakhim", voice="${exampleSpeech.voice}", input="${exampleSpeech.text}"`,
    `) as response:`,
    `    response.stream_to_file("hello.mp3")`,
  ],
  javascript: (address) => [
    `const response = await fetch('${address}', {`,
    `  method: 'POST',`,
    `  headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },`,
    `  body: JSON.stringify({ text: '${exampleSpeech.text}', dialect: '${exampleSpeech.dialect}' }),`,
    `});`,
    `const speech = await response.json();`,
    `if (!response.ok) throw new Error(\`\${speech.code}: \${speech.error}\`);`,
    `const bytes = Uint8Array.from(atob(speech.audioContent), (letter) => letter.charCodeAt(0));`,
    `console.log(bytes.length, 'bytes of', speech.format, '·', speech.remaining, 'characters left');`,
  ],
};
