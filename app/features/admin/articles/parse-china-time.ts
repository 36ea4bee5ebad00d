/** A typed day (2026-11-25) and time (9:00, ９：００) in China, in ms since 1970; NaN for none. */
export function parseChinaTime(day: string, time: string): number {
  const [, hour, minute] = /^(\d{1,2})[:：](\d{2})$/.exec(time.normalize('NFKC').trim()) ?? []
  if (hour === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(day.trim())) return NaN
  return Date.parse(`${day.trim()}T${hour.padStart(2, '0')}:${minute}:00+08:00`)
}
