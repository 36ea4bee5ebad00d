/** Returns the non-empty details of an entry for one line, in display order. */
export function entryDetails({
  subtitle,
  tag,
  place,
  date,
}: Record<'subtitle' | 'tag' | 'place' | 'date', string>) {
  return [subtitle, tag, place, date].filter(Boolean)
}
