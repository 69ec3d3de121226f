import { main } from './main.mjs';

export default {
  async fetch(_request, { apiKey, baseUrl }) {
    return new Response(await main(apiKey, baseUrl));
  },
};
