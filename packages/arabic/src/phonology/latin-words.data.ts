import type { Transcription } from './transcription.ts';

/** Brands and international words as Arabic speakers say them, in lower case. */
export const latinWords: Readonly<Record<string, Transcription>> = {
  // Services and products.
  postgresql: 'bostigriːs', postgres: 'bostigriːs', mysql: 'maːjʔiskjuːʔil', sqlite: 'ʔiskjuːlaːjt', kubernetes: 'kubarniːtis', javascript: 'ʤaːfaskribt', typescript: 'taːjbskribt', gitlab: 'gitlab', redis: 'reːdis', mongodb: 'moːngodiːbiː', ubuntu: 'ʔubuntu',
  figma: 'figma', notion: 'noːʃin', canva: 'kaːnfa', shopify: 'ʃobifaːj', tensorflow: 'tinsarfloː', pytorch: 'baːjtorʃ', azure: 'ʔaːʒur',
  google: 'guːgil', gmail: 'ʤiːmeːl', youtube: 'juːtjuːb', facebook: 'feːsbuːk', meta: 'miːta', instagram: 'ʔinstigraːm', whatsapp: 'waːtsaːb', twitter: 'twiːtar', x: 'ʔiks', tiktok: 'tiːktoːk', snapchat: 'snaːbʃaːt',
  telegram: 'tiliːgraːm', linkedin: 'linkidʔin', messenger: 'masinʤar', skype: 'skaːjb', zoom: 'zuːm', teams: 'tiːmz', netflix: 'nitfliks', spotify: 'sbotifaːj', amazon: 'ʔamazoːn', ebay: 'ʔiːbeːj', uber: 'ʔuːbar', careem: 'kariːm',
  noon: 'nuːn', talabat: 'Talabaːt', apple: 'ʔaːbil', iphone: 'ʔaːjfoːn', ipad: 'ʔaːjbaːd', ios: 'ʔaːjʔoːʔis', mac: 'maːk', macbook: 'maːkbuːk', android: 'ʔandrojd', windows: 'windoːz', microsoft: 'maːjkrosoft', office: 'ʔoːfis',
  word: 'wurd', excel: 'ʔiksil', powerpoint: 'baːwarbojnt', outlook: 'ʔaːwtluk', linux: 'linuks', samsung: 'saːmsung', huawei: 'hwaːwi', xiaomi: 'ʃaːwmi', nokia: 'noːkja', sony: 'soːni', playstation: 'bleːsteːʃin', xbox: 'ʔiksboks',
  intel: 'ʔintil', nvidia: 'ʔinfidja', ibm: 'ʔaːjbiːʔim', oracle: 'ʔoːraːkil', adobe: 'ʔadoːbi', photoshop: 'fotoʃob', chrome: 'kroːm', firefox: 'faːjarfoks', openai: 'ʔoːbinʔeːʔaːj', chatgpt: 'ʃaːtʤiːbiːtiː', gpt: 'ʤiːbiːtiː', github: 'githab', wikipedia: 'wikibiːdja',
  paypal: 'beːbaːl', visa: 'fiːza', mastercard: 'maːstarkaːrd', bitcoin: 'bitkojn', tesla: 'tisla', toyota: 'tojoːta', bmw: 'biːʔimdabilju', mercedes: 'marseːdis', honda: 'hoːnda', nissan: 'niːsaːn', ford: 'ford', boeing: 'boːjing', airbus: 'ʔirbaS',
  nike: 'naːjki', adidas: 'ʔadiːdaːs', ikea: 'ʔikija', starbucks: 'starbaks', mcdonalds: 'maːkdoːnaldz', pepsi: 'bibsi', cola: 'koːla', coca: 'koːka', nescafe: 'niskafeː', aramco: 'ʔaraːmko', aljazeera: 'ʔalʤaziːra', bbc: 'biːbiːsiː', cnn: 'siːʔinʔin', netanyahu: 'nitanjaːhu',
  fifa: 'fiːfa', uefa: 'juwiːfa', nasa: 'naːsa', unesco: 'juneːsko', unicef: 'juniːsif', opec: 'ʔoːbik', nato: 'naːto', covid: 'koːfid', corona: 'koroːna',
  // Names of languages, tools and keys.
  java: 'ʤaːfa', script: 'skribt', type: 'taːjb', python: 'baːjθon', react: 'rijaːkt', node: 'noːd', js: 'ʤeːʔis', npm: 'ʔinbiːʔim', docker: 'dokar', cloud: 'klaːwd', galaxy: 'galaksi', ultra: 'ʔaltra', macos: 'maːkʔoːʔis',
  ctrl: 'kontroːl', alt: 'ʔolt', shift: 'ʃift', enter: 'ʔintar', tab: 'taːb', esc: 'ʔiskeːb', delete: 'diliːt', json: 'ʤeːsoːn', config: 'konfig', install: 'ʔinstoːl', default: 'diːfoːlt', user: 'juːzar', admin: 'ʔadmin', password: 'baːsword',
  // Words that are mixed into Arabic talk.
  help: 'hilb', info: 'ʔinfo', meeting: 'miːting', deadline: 'didlaːjn', presentation: 'brizinteːʃin', workshop: 'wurkʃob', coffee: 'kofi', tea: 'tiː', weekend: 'wiːkʔind', feedback: 'fiːdbaːk', project: 'broʤikt', manager: 'manaʤar', team: 'tiːm', update: 'ʔabdeːt', story: 'stoːri', live: 'laːjf', like: 'laːjk', share: 'ʃeːr', post: 'boːst', event: 'ʔifint',
  sale: 'seːl', shopping: 'ʃobing', delivery: 'dilifari', black: 'blaːk', friday: 'fraːjdeːj', may: 'meːj', rakhim: 'rakhim',
  to: 'tuː', he: 'hiː', she: 'ʃiː', we: 'wiː', you: 'juː', is: 'ʔiz', said: 'sid', world: 'wurld', good: 'guːd', morning: 'moːrning', thank: 'θaːnk', thanks: 'θaːnks', please: 'bliːz', sorry: 'sori', welcome: 'wilkam',
  // Mathematics.
  sin: 'saːjn', cos: 'koːs', tan: 'taːn', log: 'log', lim: 'lim', mod: 'mod',
  // Words of work and the network.
  internet: 'ʔintarnit', email: 'ʔiːmeːl', online: 'ʔonlaːjn', wifi: 'waːjfaːj', bluetooth: 'bluːtuːθ', laptop: 'laːbtob', computer: 'kombjuːtar', mobile: 'mobaːjl', app: 'ʔaːb', web: 'wib', website: 'wibsaːjt', link: 'link', video: 'fidjo', radio: 'raːdjo', server: 'sirfar',
  software: 'softwiːr', hardware: 'hardwiːr', api: 'ʔeːbiːʔaːj', pdf: 'biːdiːʔif', url: 'juːʔaːrʔil', html: 'ʔeːʧtiːʔimʔil', http: 'ʔeːʧtiːtiːbiː', www: 'dabiljudabiljudabilju', com: 'kom', net: 'nit', org: 'ʔorg', ok: 'ʔokeːj', sms: 'ʔisʔimʔis', usb: 'juːʔisbiː', gps: 'ʤiːbiːʔis', ai: 'ʔeːʔaːj', pro: 'broː', plus: 'blas', max: 'maks', mini: 'miːni', air: 'ʔeːr', the: 'ði', and: 'ʔand', of: 'ʔof', hello: 'hiloː', new: 'njuː', york: 'jork', london: 'landan', paris: 'baːriːs', dubai: 'dubaːj', january: 'ʤanjuwari',
};
