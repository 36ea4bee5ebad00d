/** Fewer are a sentence, which is printed as it is written. */
const minItems = 4
/** What a table may print between two items, letters: units, as credits are. */
const maxBetween = 12
const maxStarts = 20

const separators = /[\s、，,；;：:（）()]+/

/**
 * Where a list ends that is printed as a table, as courses with their scores are: all its items stand in order and close
 * together, without what separates them in the line.
 * @param normalize what is done with the text of the page too
 * @returns the index in `text` behind the last item; -1 when an item is not there
 */
export function endOfPrintedItems(
  line: string,
  { text, from }: { text: string; from: number },
  normalize: (text: string) => string,
): number {
  const items = line
    .split(separators)
    .map(normalize)
    .filter((item) => item !== '')
  if (items.length < minItems) return -1
  let start = text.indexOf(items[0]!, from)
  for (let starts = 0; start >= 0 && starts < maxStarts; starts++) {
    const end = endAt(items, text, start)
    if (end >= 0) return end
    start = text.indexOf(items[0]!, start + 1)
  }
  return -1
}

function endAt(items: string[], text: string, start: number): number {
  let at = start
  for (const item of items) {
    const found = text.slice(at, at + maxBetween + item.length).indexOf(item)
    if (found < 0) return -1
    at += found + item.length
  }
  return at
}
