/**
 * The start of the period that comes `count` months after the anchor: the same day and time, or the last day of a
 * shorter month. Counted from the anchor each time, so that an anchor on the 31st comes back to the 31st.
 *
 * @param anchor seconds since 1970, UTC.
 * @see https://docs.stripe.com/billing/subscriptions/billing-cycle
 */
function addMonths(anchor: number, count: number): number {
  const date = new Date(anchor * 1000);
  const month = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count, 1));
  const lastDay = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 0)).getUTCDate();
  month.setUTCDate(Math.min(date.getUTCDate(), lastDay));
  month.setUTCHours(date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds());
  return month.getTime() / 1000;
}

/** The first billing date of an anchor that is later than a time. */
export function nextBillingDate(anchor: number, after: number): number {
  let count = 0;
  while (addMonths(anchor, count) <= after) {
    count += 1;
  }
  return addMonths(anchor, count);
}
