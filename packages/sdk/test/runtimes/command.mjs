import { main } from './main.mjs';

console.log(await main(...process.argv.slice(2)));
