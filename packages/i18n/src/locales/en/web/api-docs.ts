export const apiDocs = {
  meta: {
    title: 'API documentation: Arabic text to speech · Rakhim',
    description:
      'One call turns Arabic text into speech. Reference and examples in curl, Node.js, Python and JavaScript.',
    keywords: 'Arabic text to speech API, Arabic TTS API, REST, curl, Node.js, Python, JavaScript',
  },
  title: 'API documentation',
  lead: 'One call turns Arabic text into speech.',
  contents: 'On this page',
  start: {
    title: 'Getting Started',
    key: 'Your API key is in your <dashboard>dashboard</dashboard>. Send it in the header <code>x-api-key</code> with every request. Call the API from your server, never from a browser or an app.',
    address: 'All URLs begin with',
    openapi: 'The whole API as an OpenAPI document: <address>/openapi.json</address>',
  },
  examples: {
    title: 'Code Examples',
    label: 'Programming language',
    copy: 'Copy the example',
    copied: 'Example copied',
    hear: 'Hear what it says',
    stop: 'Stop what it says',
    hearFailed: 'The example could not be played.',
    server: 'On your server: the key must not reach a browser.',
  },
  reference: {
    title: 'API Reference',
    parameters: 'Parameters',
    request: 'Request body (JSON)',
    response: 'Response (JSON)',
    errors: 'Error codes',
    errorsBody:
      'Every error is JSON. It has error (a sentence in the language of Accept-Language), code (stable: branch on it) and requestId.',
    required: 'required',
    open: 'No key needed',
  },
  operations: {
    createSpeech: {
      title: 'Generate TTS',
      body: 'Returns JSON with the whole file in base64. With Accept: audio/mpeg, it streams the bytes as they are made.',
    },
    previewText: {
      title: 'Preview the reading',
      body: 'Shows how a text will be read before you pay for it. Free.',
    },
    listVoices: { title: 'Voices and dialects', body: 'Every voice and its dialect.' },
  },
  groups: {
    Speech: 'Speech',
    Text: 'Reading',
    OpenAI: 'OpenAI compatibility',
    Catalogue: 'Voices and plans',
    Usage: 'Usage',
    History: 'History',
    Jobs: 'Jobs',
    Billing: 'Subscription',
    Devices: 'Device authorization',
    Health: 'Service status',
  },
} as const;
