/**
 * A load generator: many callers post the same large body at once, in a process of its own, so that the memory of the
 * service can be told from the memory of its callers. Parameters: address to post to, number of callers, bytes of each
 * body. Prints the statuses of the answers as JSON; a connection that was cut is 0.
 */
const [address = '', callers = '', bytes = ''] = process.argv.slice(2);
const body = JSON.stringify({ email: 'big@example.test', password: 'x'.repeat(Number(bytes)) });

async function post(caller: number): Promise<number> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${caller}` };
  const response = await fetch(address, { method: 'POST', headers, body });
  await response.body?.cancel();
  return response.status;
}

const answers = await Promise.allSettled(Array.from({ length: Number(callers) }, (_, caller) => post(caller)));
process.stdout.write(JSON.stringify(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : 0))));
