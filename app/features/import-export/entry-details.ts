/** What is said of an entry on one line, in the order it is written: only what is there. */
export function entryDetails({
  subtitle,
  tag,
  place,
  date,
}: Record<'subtitle' | 'tag' | 'place' | 'date', string>) {
  return [subtitle, tag, place, date].filter(Boolean)
}
