import type { Run } from '../blocks/block'
import type { FieldMeaning } from '../blocks/field-instruction'
import type { RtfShape } from './rtf-shapes'

/** A field: its instruction, and what it says once it is complete. */
export type RtfField = { instruction: string; meaning?: FieldMeaning }

/** What becomes of the text of a group; a wrapper is skipped but for one part of it. */
export type RtfDestination =
  | ('text' | 'skipped' | 'wrapper' | 'fonts' | 'styles' | 'instruction' | 'marker')
  | ('property' | 'propertyName' | 'propertyValue')

/** The state of a group: the groups in it begin with a copy. */
export type RtfFormat = {
  destination: RtfDestination
  /** This group is a story of its own; where it ends up. */
  story?: 'here' | 'end'
  field?: RtfField
  shape?: RtfShape
  /** The number of bytes that stand for a `\u` for older programs. */
  unicodeSkip: number
  font: number | undefined
  look: Omit<Run, 'text'>
  isHidden: boolean
  /** The words for other scripts that follow are those of Chinese: LibreOffice gives it a look of its own. */
  isAsian: boolean
  paragraph: {
    style: number
    outline: number
    depth: number
    isListed: boolean
    listDepth: number
    isRuled: boolean
    /** As it was before the edge named last, which may turn out to have no line. */
    wasRuled: boolean
  }
}

const plainParagraph = {
  style: 0,
  outline: -1,
  depth: 0,
  isListed: false,
  listDepth: 0,
  isRuled: false,
  wasRuled: false,
}

export const initialFormat: RtfFormat = {
  destination: 'text',
  unicodeSkip: 1,
  font: undefined,
  look: {},
  isHidden: false,
  isAsian: false,
  paragraph: plainParagraph,
}

type Change = (format: RtfFormat, value: number | undefined) => void
const isOn = (value: number | undefined) => value !== 0
const look =
  (name: 'bold' | 'italic' | 'underline', off = false): Change =>
  (format, value) => {
    format.look = { ...format.look, [name]: !off && isOn(value) }
  }
const paragraph =
  (
    change: (value: number, before: RtfFormat['paragraph']) => Partial<RtfFormat['paragraph']>,
    missing = 1,
  ): Change =>
  (format, value) => {
    format.paragraph = { ...format.paragraph, ...change(value ?? missing, format.paragraph) }
  }
const edge = paragraph((_, { isRuled }) => ({ isRuled: true, wasRuled: isRuled }))
const otherEdge = paragraph((_, { isRuled }) => ({ wasRuled: isRuled }))
const noEdge = paragraph((_, { wasRuled }) => ({ isRuled: wasRuled }))
const ground = paragraph((value, { isRuled }) => ({ isRuled: isRuled || value > 0 }))
const size: Change = (format, value = 24) => {
  format.look = { ...format.look, size: value / 2 }
}
const ofAsian =
  (change: Change): Change =>
  (format, value) => {
    if (format.isAsian) change(format, value)
  }
const script =
  (isAsian: boolean): Change =>
  (format) => {
    format.isAsian = isAsian
  }

const underlines = 'ul uld uldash uldashd uldashdd uldb ulth ulw ulwave ulhwave ululdbwave'.split(' ')

const changes = new Map<string, Change>([
  ['b', look('bold')],
  ['i', look('italic')],
  ['ulnone', look('underline', true)],
  ...underlines.map((name): [string, Change] => [name, look('underline')]),
  ['fs', size],
  ['ab', ofAsian(look('bold'))],
  ['ai', ofAsian(look('italic'))],
  ['afs', ofAsian(size)],
  ['dbch', script(true)],
  ...['loch', 'hich', 'rtlch', 'ltrch'].map((name): [string, Change] => [name, script(false)]),
  ['v', (format, value) => (format.isHidden = isOn(value))],
  ['deleted', (format, value) => (format.isHidden = isOn(value))],
  ['f', (format, value) => (format.font = value)],
  ['uc', (format, value = 1) => (format.unicodeSkip = Math.min(Math.max(value, 0), 10))],
  [
    'plain',
    (format) => {
      format.look = { url: format.look.url }
      format.font = undefined
      format.isHidden = false
    },
  ],
  ['pard', (format) => (format.paragraph = plainParagraph)],
  ['s', paragraph((style) => ({ style }))],
  ['outlinelevel', paragraph((outline) => ({ outline }))],
  ['intbl', paragraph((on) => ({ depth: on === 0 ? 0 : 1 }))],
  ['itap', paragraph((depth) => ({ depth: Math.max(depth, 0) }))],
  ['ls', paragraph((list) => ({ isListed: list > 0 }))],
  ['ilvl', paragraph((depth) => ({ listDepth: Math.min(Math.max(depth, 0), 8) }), 0)],
  ...['brdrt', 'brdrb', 'box'].map((name): [string, Change] => [name, edge]),
  ...['brdrl', 'brdrr', 'brdrbtw', 'brdrbar'].map((name): [string, Change] => [name, otherEdge]),
  ...['brdrnone', 'brdrnil'].map((name): [string, Change] => [name, noEdge]),
  ...['cbpat', 'shading'].map((name): [string, Change] => [name, ground]),
])

/** Changes the state by a control word; others have no effect on it. */
export function applyRtfWord(format: RtfFormat, name: string, value: number | undefined): void {
  changes.get(name)?.(format, value)
}
