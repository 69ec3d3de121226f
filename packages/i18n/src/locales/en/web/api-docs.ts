export const apiDocs = {
  meta: {
    title: 'API documentation: Arabic text to speech · Rakhim',
    description:
      'One call turns Arabic text into speech. Reference and examples in curl, Node.js, Python and JavaScript.',
    keywords: 'Arabic text to speech API, Arabic TTS API, REST, curl, Node.js, Python, JavaScript',
  },
  title: 'API documentation',
  lead: 'One call turns Arabic text into sound. The rest is for those who want to know more.',
  contents: 'On this page',
  start: {
    title: 'Getting Started',
    key: 'Your API key is in your <dashboard>dashboard</dashboard>. Send it in the header <code>x-api-key</code> with every request, from your server and never from a browser or an app.',
    address: 'All addresses begin with',
    openapi: 'The whole of the API as an OpenAPI document: <address>/openapi.json</address>',
  },
  examples: {
    title: 'Code Examples',
    label: 'Programming language',
    copy: 'Copy the example',
    copied: 'Example copied',
    server: 'On your server: the key must not reach a browser.',
  },
  reference: {
    title: 'API Reference',
    parameters: 'Parameters',
    request: 'Request body (JSON)',
    response: 'Response (JSON)',
    errors: 'Error codes',
    errorsBody:
      'Every error is JSON with error (a sentence in the language of Accept-Language), code (stable; decide by it) and requestId.',
    required: 'required',
    open: 'No key needed',
  },
  voices: {
    title: 'Every voice',
    dialect: 'Dialect',
    male: 'Male',
    female: 'Female',
    plan: 'Plan',
    standard: 'Every plan',
    extended: 'Pro and Enterprise',
  },
  operations: {
    createSpeech: {
      title: 'Generate TTS',
      body: 'Answers JSON with the whole file in base64. With Accept: audio/mpeg the bytes come while they are made.',
    },
    previewText: {
      title: 'Preview the reading',
      body: 'How a text will be read, before it is paid for. Free of charge.',
    },
    listVoices: { title: 'Voices and dialects', body: 'Every voice, and the dialect that it belongs to.' },
  },
  groups: {
    Speech: 'Speech',
    Text: 'Reading',
    OpenAI: 'For OpenAI’s clients',
    Catalogue: 'Voices and plans',
    Usage: 'Usage',
    History: 'History',
    Billing: 'Subscription',
    Devices: 'Letting a program in',
    Health: 'State of the service',
  },
} as const;
