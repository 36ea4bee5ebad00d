/** The lines a look can have: their colour is the accent, of a hairline grey. */
export type Line = 'none' | 'hair' | 'thin' | 'heavy' | 'double' | 'thickThin' | 'thinThick' | 'dotted'

/**
 * How a template looks in Word: its traits, as far as Word has a native part for them. Widths in mm, sizes in
 * sizes of the text.
 */
export type WordLook = {
  /** `below`, `above`, `both`: a line there; `after`, `around`: one beside the words; `block`: white on the accent. */
  heading: 'plain' | 'below' | 'above' | 'both' | 'after' | 'around' | 'bar' | 'band' | 'block' | 'tab'
  headingLine: Line
  headingSize: number
  headingColour: 'accent' | 'ink'
  /** A sign before each heading, or how they are counted: `一、` or `01`. Word draws it as the sign of a list. */
  mark: string
  /** `banner`: on the accent from edge to edge; `card`: on the accent between the margins; `pale`: on a tint. */
  head: 'plain' | 'centred' | 'banner' | 'card' | 'pale'
  photo: 'left' | 'right' | 'side' | 'none'
  photoScale: number
  nameSize: number
  nameColour: 'accent' | 'ink'
  positionColour: 'accent' | 'ink' | 'soft'
  /** `right`: line by line at the right edge, `card`: so on the accent; `facts`: among the facts. */
  contacts: 'row' | 'right' | 'card' | 'facts'
  /** `stacked`: the label over its value; `boxed` so in boxes, `strip` and `pale` on a ground. */
  facts: 'row' | 'grid' | 'stacked' | 'boxed' | 'table' | 'strip' | 'pale'
  factColumns: number
  /** The line over the head, and below it. */
  topLine: Line
  headLine: Line
  dates: 'right' | 'left' | 'above'
  /** Where subtitle, level and place of an entry stand: on the line of its title or below it. */
  rest: 'same' | 'below'
  restColour: 'soft' | 'accent' | 'ink'
  leader: boolean
  /** `rail`: headings in a column at the left; `form`: so in a ruled table; `left`, `right`: a narrow column there. */
  layout: 'one' | 'rail' | 'form' | 'left' | 'right'
  railWidth: number
  /** A line of the accent between the rail and the words. */
  railLine: boolean
  sideWidth: number
  /** `page`: from the top of the page to its foot; `card`: as long as what stands in it. */
  sideGround: 'none' | 'card' | 'page'
  /** Photo, name and contacts stand on a dark field in the narrow column. */
  sideHead: 'none' | 'dark'
  /** The kinds that stand in the narrow column, unless their owner has moved them. */
  sideKinds: readonly string[]
}

const plain: WordLook = {
  ...{ heading: 'below', headingLine: 'thin', headingSize: 1.2, headingColour: 'accent', mark: '' },
  ...{
    head: 'plain',
    photo: 'right',
    photoScale: 1,
    nameSize: 2.4,
    nameColour: 'ink',
    positionColour: 'accent',
  },
  ...{ contacts: 'row', facts: 'row', factColumns: 3, topLine: 'none', headLine: 'none' },
  ...{ dates: 'right', rest: 'same', restColour: 'soft', leader: false },
  ...{ layout: 'one', railWidth: 27, railLine: false, sideWidth: 58, sideGround: 'none', sideHead: 'none' },
  sideKinds: ['skills', 'languages', 'certificates', 'awards'],
}

/** What groups of templates have in common; a template that is not in the table has one of them. */
const families = {
  plain,
  centred: { ...plain, head: 'centred', heading: 'around', headingLine: 'hair', facts: 'grid' },
  grid: { ...plain, contacts: 'facts', facts: 'grid' },
  dated: { ...plain, dates: 'left', facts: 'grid', contacts: 'facts' },
  railed: { ...plain, layout: 'rail', heading: 'plain', facts: 'grid', contacts: 'facts' },
  right: { ...plain, layout: 'right', rest: 'below' },
  left: { ...plain, layout: 'left', rest: 'below', photo: 'side', sideGround: 'page', sideHead: 'dark' },
} satisfies Record<string, WordLook>

const { centred, grid, dated, railed, left, right } = families as Record<keyof typeof families, WordLook>

/** The looks by template, in every version of it. */
const LOOKS: Readonly<Record<string, WordLook>> = {
  academic: {
    ...grid,
    photo: 'left',
    heading: 'above',
    headingLine: 'hair',
    factColumns: 2,
    headLine: 'thin',
    photoScale: 1.2,
  },
  'academic-cv': {
    ...dated,
    heading: 'above',
    headingLine: 'heavy',
    facts: 'table',
    factColumns: 2,
    headLine: 'thin',
  },
  'application-set': { ...plain, heading: 'after', headingLine: 'dotted' },
  audit: { ...dated, contacts: 'row', facts: 'row', heading: 'above', nameColour: 'accent' },
  band: { ...plain, head: 'banner', heading: 'above', headingLine: 'thin' },
  bank: { ...grid, heading: 'plain', rest: 'below', nameColour: 'ink' },
  'big-tech': {
    ...centred,
    heading: 'below',
    headingLine: 'thin',
    photo: 'none',
    headingColour: 'ink',
    nameSize: 2,
  },
  bilingual: {
    ...railed,
    contacts: 'row',
    facts: 'row',
    headLine: 'thin',
    railWidth: 24,
    nameColour: 'accent',
  },
  'blue-collar': {
    ...{ ...dated, contacts: 'row', nameSize: 2.9, positionColour: 'ink' },
    ...{ heading: 'below', headingLine: 'heavy', headingColour: 'ink', headingSize: 1.3 },
    facts: 'boxed',
  },
  'boxed-headings': { ...railed, heading: 'block', railWidth: 28 },
  'cabin-crew': {
    ...right,
    photo: 'side',
    sideGround: 'page',
    headLine: 'thin',
    headingLine: 'hair',
    photoScale: 2.32,
    nameColour: 'accent',
    positionColour: 'ink',
  },
  campus: { ...plain, photo: 'left', heading: 'plain', headingSize: 1.45 },
  'campus-strip': { ...grid, photo: 'left', factColumns: 2, headingLine: 'heavy', photoScale: 1.1 },
  cards: { ...grid, heading: 'tab', headLine: 'thin' },
  centred: { ...centred, facts: 'row', headLine: 'hair' },
  classic: { ...grid, heading: 'above', headingLine: 'heavy', positionColour: 'accent' },
  consultant: { ...plain, heading: 'above', topLine: 'heavy' },
  designer: {
    ...railed,
    heading: 'above',
    headingLine: 'heavy',
    headingColour: 'ink',
    railWidth: 40,
    headingSize: 1.5,
  },
  'engineer-compact': { ...plain, heading: 'plain', mark: '//' },
  english: {
    ...plain,
    contacts: 'right',
    heading: 'above',
    headingLine: 'heavy',
    rest: 'below',
    restColour: 'accent',
  },
  'exam-scores': { ...plain, heading: 'both', leader: true, facts: 'row' },
  executive: { ...plain, heading: 'plain', headingSize: 1.5, rest: 'below', facts: 'row' },
  functional: { ...plain, heading: 'plain', headingSize: 1.35, positionColour: 'ink' },
  government: {
    ...plain,
    layout: 'form',
    facts: 'table',
    factColumns: 3,
    contacts: 'facts',
    head: 'plain',
    headingColour: 'ink',
    dates: 'left',
  },
  harvard: {
    ...centred,
    photo: 'none',
    heading: 'below',
    headingLine: 'thin',
    headingColour: 'ink',
    rest: 'below',
    nameSize: 2,
  },
  ink: {
    ...plain,
    heading: 'plain',
    mark: '◆',
    headLine: 'thin',
    topLine: 'none',
    facts: 'grid',
    factColumns: 4,
  },
  'international-school': {
    ...plain,
    photo: 'left',
    heading: 'plain',
    mark: '■',
    facts: 'grid',
    rest: 'below',
    restColour: 'accent',
  },
  internship: { ...grid, heading: 'below', headingLine: 'heavy', headingColour: 'ink' },
  kindergarten: { ...plain, head: 'pale', headingLine: 'dotted', nameColour: 'accent' },
  lawyer: { ...grid, heading: 'plain', mark: '一、', topLine: 'double', nameColour: 'ink' },
  ledger: { ...plain, headingLine: 'double', headLine: 'double', facts: 'stacked', factColumns: 5 },
  'left-rail': { ...railed, photo: 'left', factColumns: 2, railLine: true },
  letterhead: {
    ...plain,
    heading: 'after',
    headingLine: 'hair',
    facts: 'grid',
    factColumns: 4,
    positionColour: 'soft',
  },
  magazine: {
    ...plain,
    topLine: 'heavy',
    heading: 'above',
    dates: 'above',
    facts: 'row',
    headLine: 'thin',
    nameSize: 3,
    headingColour: 'accent',
  },
  'margin-dates': { ...dated, photo: 'left', heading: 'plain', factColumns: 2, headingSize: 1.3 },
  medical: { ...grid, heading: 'after', headingLine: 'hair' },
  minimal: { ...grid, heading: 'above', headingLine: 'hair', headingColour: 'ink', positionColour: 'ink' },
  monoline: { ...dated, heading: 'after', contacts: 'facts', facts: 'table', factColumns: 2 },
  mosaic: {
    ...plain,
    photo: 'left',
    contacts: 'facts',
    facts: 'stacked',
    factColumns: 4,
    heading: 'above',
    headingLine: 'thin',
  },
  numbered: {
    ...plain,
    mark: '01',
    heading: 'plain',
    contacts: 'facts',
    facts: 'stacked',
    factColumns: 4,
    photo: 'right',
    headingColour: 'ink',
    rest: 'below',
    headingSize: 1.3,
  },
  overseas: {
    ...plain,
    heading: 'after',
    headingLine: 'hair',
    mark: '◆',
    rest: 'below',
    nameColour: 'accent',
    positionColour: 'ink',
  },
  'part-time': {
    ...railed,
    contacts: 'row',
    facts: 'strip',
    factColumns: 5,
    heading: 'band',
    positionColour: 'accent',
    railWidth: 30,
  },
  pastel: {
    ...plain,
    headingLine: 'heavy',
    nameColour: 'accent',
    facts: 'stacked',
    factColumns: 5,
    rest: 'below',
    restColour: 'accent',
    positionColour: 'ink',
  },
  'performing-arts': {
    ...dated,
    photo: 'left',
    photoScale: 1.7,
    factColumns: 2,
    headingLine: 'hair',
    headingColour: 'ink',
  },
  physician: { ...plain, mark: '■', facts: 'table', factColumns: 2, headingLine: 'hair' },
  portfolio: { ...plain, heading: 'above', headingLine: 'hair' },
  'product-qr': { ...grid, photo: 'left', heading: 'plain', leader: true, factColumns: 2 },
  'registration-form': {
    ...plain,
    layout: 'one',
    heading: 'band',
    head: 'centred',
    facts: 'table',
    contacts: 'facts',
    dates: 'left',
    nameColour: 'accent',
  },
  'right-head': {
    ...plain,
    photo: 'left',
    facts: 'stacked',
    factColumns: 6,
    headingLine: 'thin',
    contacts: 'card',
  },
  'sales-figures': { ...plain, heading: 'above', headingLine: 'heavy', facts: 'row' },
  'school-heading': {
    ...plain,
    headingLine: 'thickThin',
    topLine: 'thickThin',
    nameColour: 'ink',
    positionColour: 'ink',
    contacts: 'facts',
    facts: 'grid',
  },
  serif: { ...railed, contacts: 'facts', headLine: 'thickThin', railWidth: 26 },
  'sidebar-dark': { ...left, sideWidth: 63, headingLine: 'hair' },
  'sidebar-left': { ...left, sideWidth: 65, heading: 'after', headingLine: 'hair' },
  'sidebar-right': {
    ...right,
    sideGround: 'card',
    sideWidth: 56,
    heading: 'above',
    headingLine: 'heavy',
    facts: 'row',
  },
  'skill-bars': { ...plain, heading: 'bar', facts: 'row' },
  split: {
    ...right,
    photo: 'left',
    contacts: 'right',
    sideWidth: 56,
    sideKinds: ['education', ...plain.sideKinds],
  },
  'state-owned': {
    ...dated,
    facts: 'table',
    factColumns: 3,
    headingLine: 'hair',
    mark: '■',
    positionColour: 'accent',
  },
  story: {
    ...dated,
    photo: 'left',
    contacts: 'row',
    facts: 'row',
    heading: 'plain',
    topLine: 'none',
    positionColour: 'soft',
  },
  'summer-camp': { ...plain, photo: 'left', contacts: 'right', heading: 'above', headingLine: 'thin' },
  tabs: { ...grid, heading: 'tab', rest: 'below' },
  teacher: { ...plain, head: 'card', facts: 'pale', factColumns: 6, heading: 'plain', mark: '一、' },
  technical: { ...grid, heading: 'after', headingLine: 'hair', rest: 'same' },
  timeline: {
    ...plain,
    photo: 'left',
    heading: 'plain',
    headingSize: 1.3,
    facts: 'pale',
    factColumns: 4,
    photoScale: 1.15,
  },
  veteran: { ...dated, contacts: 'row', facts: 'strip', factColumns: 5, headingLine: 'heavy' },
  'wall-street': {
    ...dated,
    photo: 'none',
    contacts: 'right',
    facts: 'row',
    heading: 'both',
    headingLine: 'thinThick',
    nameColour: 'accent',
  },
}

/**
 * How a resume of this template looks in Word: `id@version` in any version. One that is not in the table looks
 * like its family, by its columns.
 */
export function wordLookOf(template: string, narrow?: 'left' | 'right'): WordLook {
  const id = template.slice(0, template.lastIndexOf('@'))
  if (Object.hasOwn(LOOKS, id)) return LOOKS[id]!
  return narrow ? families[narrow] : families.plain
}
