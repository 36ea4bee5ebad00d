import type { WordLook } from './word-look'

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
  centred: { ...plain, head: 'centred', heading: 'around', headingLine: 'hair' },
  grid: { ...plain, contacts: 'facts', facts: 'grid' },
  dated: { ...plain, dates: 'left', facts: 'grid', contacts: 'facts' },
  railed: { ...plain, layout: 'rail', heading: 'plain', facts: 'grid', contacts: 'facts' },
  right: { ...plain, layout: 'right', rest: 'below' },
  left: { ...plain, layout: 'left', rest: 'below', photo: 'side', sideGround: 'page', sideHead: 'dark' },
} satisfies Record<string, WordLook>

const { centred, grid, dated, railed, left, right } = families as Record<keyof typeof families, WordLook>

/** The looks by template, in every version of it. To change how a template looks in Word, change its row. */
const LOOKS: Readonly<Record<string, WordLook>> = {
  academic: {
    ...grid,
    ...{ heading: 'above', headingLine: 'hair', photo: 'left', photoScale: 1.2, factColumns: 2 },
    headLine: 'thin',
  },
  'academic-cv': {
    ...dated,
    ...{ heading: 'above', headingLine: 'heavy', facts: 'table', factColumns: 2, headLine: 'thin' },
  },
  'application-set': { ...plain, heading: 'after', headingLine: 'dotted' },
  audit: { ...plain, heading: 'above', nameColour: 'accent', dates: 'left' },
  band: { ...plain, heading: 'above', head: 'banner' },
  bank: { ...grid, heading: 'plain', rest: 'below' },
  'big-tech': { ...plain, headingColour: 'ink', head: 'centred', photo: 'none', nameSize: 2 },
  bilingual: {
    ...plain,
    ...{ heading: 'plain', nameColour: 'accent', headLine: 'thin', layout: 'rail', railWidth: 24 },
  },
  'blue-collar': {
    ...plain,
    ...{ headingLine: 'heavy', headingSize: 1.3, headingColour: 'ink', nameSize: 2.9 },
    ...{ positionColour: 'ink', facts: 'boxed', dates: 'left' },
  },
  'boxed-headings': { ...railed, heading: 'block', railWidth: 28 },
  'cabin-crew': {
    ...right,
    ...{ headingLine: 'hair', photo: 'side', photoScale: 2.32, nameColour: 'accent' },
    ...{ positionColour: 'ink', headLine: 'thin', sideGround: 'page' },
  },
  campus: { ...plain, heading: 'plain', headingSize: 1.45, photo: 'left' },
  'campus-strip': { ...grid, headingLine: 'heavy', photo: 'left', photoScale: 1.1, factColumns: 2 },
  cards: { ...grid, heading: 'tab', headLine: 'thin' },
  centred: { ...centred, facts: 'row', headLine: 'hair' },
  classic: { ...grid, heading: 'above', headingLine: 'heavy' },
  consultant: { ...plain, heading: 'above', topLine: 'heavy' },
  designer: {
    ...railed,
    ...{ heading: 'above', headingLine: 'heavy', headingSize: 1.5, headingColour: 'ink', railWidth: 40 },
  },
  'engineer-compact': { ...plain, heading: 'plain', mark: '//' },
  english: {
    ...plain,
    ...{ heading: 'above', headingLine: 'heavy', contacts: 'right', rest: 'below', restColour: 'accent' },
  },
  'exam-scores': { ...plain, heading: 'both', leader: true },
  executive: { ...plain, heading: 'plain', headingSize: 1.5, rest: 'below' },
  functional: { ...plain, heading: 'plain', headingSize: 1.35, positionColour: 'ink' },
  government: { ...dated, headingColour: 'ink', facts: 'table', layout: 'form' },
  harvard: {
    ...plain,
    ...{ headingColour: 'ink', head: 'centred', photo: 'none', nameSize: 2, rest: 'below' },
  },
  ink: { ...plain, heading: 'plain', mark: '◆', facts: 'grid', factColumns: 4, headLine: 'thin' },
  'international-school': {
    ...plain,
    ...{ heading: 'plain', mark: '■', photo: 'left', facts: 'grid', rest: 'below', restColour: 'accent' },
  },
  internship: { ...grid, headingLine: 'heavy', headingColour: 'ink' },
  kindergarten: { ...plain, headingLine: 'dotted', head: 'pale', nameColour: 'accent' },
  lawyer: { ...grid, heading: 'plain', mark: '一、', topLine: 'double' },
  ledger: { ...plain, headingLine: 'double', facts: 'stacked', factColumns: 5, headLine: 'double' },
  'left-rail': { ...railed, photo: 'left', factColumns: 2, railLine: true },
  letterhead: { ...centred, heading: 'after', head: 'plain', positionColour: 'soft', factColumns: 4 },
  magazine: { ...plain, heading: 'above', nameSize: 3, topLine: 'heavy', headLine: 'thin', dates: 'above' },
  'margin-dates': { ...dated, heading: 'plain', headingSize: 1.3, photo: 'left', factColumns: 2 },
  medical: { ...grid, heading: 'after', headingLine: 'hair' },
  minimal: { ...grid, heading: 'above', headingLine: 'hair', headingColour: 'ink', positionColour: 'ink' },
  monoline: { ...dated, heading: 'after', facts: 'table', factColumns: 2 },
  mosaic: { ...grid, heading: 'above', photo: 'left', facts: 'stacked', factColumns: 4 },
  numbered: {
    ...grid,
    ...{ heading: 'plain', headingSize: 1.3, headingColour: 'ink', mark: '01', facts: 'stacked' },
    ...{ factColumns: 4, rest: 'below' },
  },
  overseas: {
    ...plain,
    ...{ heading: 'after', headingLine: 'hair', mark: '◆', nameColour: 'accent', positionColour: 'ink' },
    rest: 'below',
  },
  'part-time': { ...plain, heading: 'band', facts: 'strip', factColumns: 5, layout: 'rail', railWidth: 30 },
  pastel: {
    ...plain,
    ...{ headingLine: 'heavy', nameColour: 'accent', positionColour: 'ink', facts: 'stacked' },
    ...{ factColumns: 5, rest: 'below', restColour: 'accent' },
  },
  'performing-arts': {
    ...dated,
    ...{ headingLine: 'hair', headingColour: 'ink', photo: 'left', photoScale: 1.7, factColumns: 2 },
  },
  physician: { ...plain, headingLine: 'hair', mark: '■', facts: 'table', factColumns: 2 },
  portfolio: { ...plain, heading: 'above', headingLine: 'hair' },
  'product-qr': { ...grid, heading: 'plain', photo: 'left', factColumns: 2, leader: true },
  'registration-form': { ...dated, heading: 'band', head: 'centred', nameColour: 'accent', facts: 'table' },
  'right-head': { ...plain, photo: 'left', contacts: 'card', facts: 'stacked', factColumns: 6 },
  'sales-figures': { ...plain, heading: 'above', headingLine: 'heavy' },
  'school-heading': { ...grid, headingLine: 'thickThin', positionColour: 'ink', topLine: 'thickThin' },
  serif: { ...railed, headLine: 'thickThin', railWidth: 26 },
  'sidebar-dark': {
    ...left,
    ...{ headingLine: 'hair', sideWidth: 63, sideKinds: ['skills', 'languages', 'certificates'] },
  },
  'sidebar-left': { ...left, heading: 'after', headingLine: 'hair', sideWidth: 65 },
  'sidebar-right': { ...right, heading: 'above', headingLine: 'heavy', sideWidth: 56, sideGround: 'card' },
  'skill-bars': { ...plain, heading: 'bar' },
  split: {
    ...right,
    ...{ photo: 'left', contacts: 'right', sideWidth: 56 },
    sideKinds: ['education', 'skills', 'languages', 'certificates', 'awards'],
  },
  'state-owned': { ...dated, headingLine: 'hair', mark: '■', facts: 'table' },
  story: { ...plain, heading: 'plain', photo: 'left', positionColour: 'soft', dates: 'left' },
  'summer-camp': { ...plain, heading: 'above', photo: 'left', contacts: 'right' },
  tabs: { ...grid, heading: 'tab', rest: 'below' },
  teacher: { ...plain, heading: 'plain', mark: '一、', head: 'card', facts: 'pale', factColumns: 6 },
  technical: { ...grid, heading: 'after', headingLine: 'hair' },
  timeline: {
    ...plain,
    ...{ heading: 'plain', headingSize: 1.3, photo: 'left', photoScale: 1.15, facts: 'pale' },
    factColumns: 4,
  },
  veteran: { ...plain, headingLine: 'heavy', facts: 'strip', factColumns: 5, dates: 'left' },
  'wall-street': {
    ...plain,
    ...{ heading: 'both', headingLine: 'thinThick', photo: 'none', nameColour: 'accent' },
    ...{ contacts: 'right', dates: 'left' },
  },
}

/** The templates that have a look of their own. */
export const lookIds = Object.keys(LOOKS)

/**
 * How a resume of this template looks in Word: `id@version` in any version. One that is not in the table looks
 * like its family, by its columns.
 */
export function wordLookOf(template: string, narrow?: 'left' | 'right'): WordLook {
  const id = template.slice(0, template.lastIndexOf('@'))
  if (Object.hasOwn(LOOKS, id)) return LOOKS[id]!
  return narrow ? families[narrow] : families.plain
}
