import type { RtfDestination } from './rtf-format'

const words = (names: string) => names.split(' ')

/** Destinations that begin text of their own: beside the paragraph around it, or at the document's end. */
const stories = new Map<string, 'here' | 'end'>([
  ...words('shptxt dptxbx').map((name): [string, 'here'] => [name, 'here']),
  ...words('header headerl headerr headerf footer footerl footerr footerf footnote').map(
    (name): [string, 'end'] => [name, 'end'],
  ),
])

/** Destinations whose text is read in another way, or not at all. */
const destinations = new Map<string, RtfDestination>([
  ['fonttbl', 'fonts'],
  ['stylesheet', 'styles'],
  ['fldinst', 'instruction'],
  ['listtext', 'marker'],
  ['pntext', 'marker'],
  ['sp', 'property'],
  ...words(
    // The last three repeat, for older programs, what stands elsewhere.
    'colortbl info pict generator filetbl revtbl rsidtbl listtable listoverridetable annotation themedata template xe tc rxe private nonshppict nonesttables shprslt',
  ).map((name): [string, RtfDestination] => [name, 'skipped']),
  ['object', 'wrapper'],
  ['upr', 'wrapper'],
])
/** The parts of a property of a shape. */
const properties = new Map<string, RtfDestination>([
  ['sn', 'propertyName'],
  ['sv', 'propertyValue'],
])
/** The part of a wrapper that is text. */
const wrapped = new Set(words('result ud'))

/** Destinations that may be skipped and have text all the same. */
const transparent = new Set(words('shpinst do dptxbxtext nesttableprops'))

/** What a control word makes of its group; undefined for words that begin no destination. */
export function destinationOf(
  name: string,
  isStarred: boolean,
  around: RtfDestination,
): { destination?: RtfDestination; story?: 'here' | 'end' } | undefined {
  if (around === 'skipped') return undefined
  if (around === 'wrapper' && wrapped.has(name)) return { destination: 'text' }
  const property = around === 'property' ? properties.get(name) : undefined
  if (property) return { destination: property }
  const story = around === 'text' ? stories.get(name) : undefined
  if (story) return { story }
  const destination = destinations.get(name)
  if (destination) return { destination }
  return isStarred && !transparent.has(name) ? { destination: 'skipped' } : undefined
}
