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
