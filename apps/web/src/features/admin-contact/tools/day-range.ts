/** The first year that anybody can mean; what is typed on the way to it is not asked for. */
const firstYear = 2000;

/** Tells whether a text is a day as date fields write it, such as `2026-11-21`. */
export function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00`);
  return /^\d{4}-\d{2}-\d{2}$/u.test(text) && !Number.isNaN(day.getTime()) && day.getFullYear() >= firstYear;
}

/** The moment at which a day begins where the reader is, or that of so many days later. */
export function startOf(day: string, later = 0): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}

/** The day of a moment where the reader is, as date fields write it. */
export function dayOf(moment: string): string {
  const date = new Date(moment);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
