/** Prints how much of our own sounds each feed tells a model that was taught through espeak-ng, as a table. */
import { measureFeeds } from '#src/testing/feed-agreement.ts';
import { readSuiteTexts } from '#src/testing/suite-texts.ts';

const commonest = 8;

for (const { feed, clauses, sounds, errors, clausesWithout, differences } of await measureFeeds(
  await readSuiteTexts(),
)) {
  const agreement = (100 * (1 - errors / sounds)).toFixed(2);
  const whole = ((100 * clausesWithout) / clauses).toFixed(1);
  const most = differences.slice(0, commonest).map(([what, count]) => `${what} ${count}`);
  process.stdout.write(`| ${feed} | ${clauses} | ${sounds} | ${agreement} % | ${whole} % | ${most.join(', ')} |\n`);
}
