/** Returns the non-empty details of an entry for one line, in display order. */
export function entryDetails(entry: Record<'subtitle' | 'tag' | 'place' | 'date', string>) {
  const { subtitle, tag, place, date } = entry
  return [subtitle, tag, place, date].filter(Boolean)
}
