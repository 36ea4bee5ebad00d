import { childOf, numberOf, valueOf, type XmlElement } from './parse-xml'
import type { Styles } from './read-styles'

type Level = { isNumbered: boolean; isVisible: boolean; start: number; style: string | undefined }
type List = { key: string; levels: ReadonlyMap<number, Level>; starts: ReadonlyMap<number, number> }

export type Numbering = {
  /** The level of a list that belongs to a style, for styles that name the list alone. */
  levelOfStyle(numberingId: string, styleId: string | undefined): number
  /** Counts an item; its number if it is numbered; undefined for a list without signs. */
  countItem(numberingId: string, level: number): { number?: number } | undefined
}

export function readNumbering(part: XmlElement | undefined, styles: Styles): Numbering {
  const root = childOf(part, 'numbering')
  const lists = readLists(root?.children ?? [], styles)
  const counters = new Map<string, number[]>()
  const begun = new Set<string>()

  return {
    levelOfStyle(numberingId, styleId) {
      if (styleId === undefined) return 0
      for (const [at, { style }] of lists.get(numberingId)?.levels ?? []) if (style === styleId) return at
      return 0
    },
    countItem(numberingId, at) {
      const list = lists.get(numberingId)
      const level = list?.levels.get(at)
      if (!list || !level?.isVisible) return undefined
      const counts = counters.get(list.key) ?? []
      counters.set(list.key, counts)
      // Lists of one kind count on, unless one says where it starts.
      if (!begun.has(numberingId)) for (const overridden of list.starts.keys()) delete counts[overridden]
      begun.add(numberingId)
      counts[at] = counts[at] === undefined ? (list.starts.get(at) ?? level.start) : counts[at] + 1
      counts.length = at + 1
      return level.isNumbered ? { number: counts[at] } : {}
    },
  }
}

function readLists(elements: readonly XmlElement[], styles: Styles): ReadonlyMap<string, List> {
  const abstracts = byAttribute(elements, 'abstractNum', 'abstractNumId')
  const nums = byAttribute(elements, 'num', 'numId')
  const abstractOf = (num: XmlElement | undefined) => abstracts.get(valueOf(num, 'abstractNumId') ?? '')
  const levelsByAbstract = new Map<XmlElement, ReadonlyMap<number, Level>>()

  function levelsOf(abstract: XmlElement): ReadonlyMap<number, Level> {
    const known = levelsByAbstract.get(abstract)
    if (known) return known
    // A list may be defined by a style, which names another.
    const link = valueOf(abstract, 'numStyleLink')
    const numberingId = link === undefined ? undefined : styles.paragraphStyle(link).paragraph.numberingId
    const linked = numberingId === undefined ? undefined : abstractOf(nums.get(numberingId))
    const levels = readLevels((linked ?? abstract).children)
    levelsByAbstract.set(abstract, levels)
    return levels
  }

  const lists = new Map<string, List>()
  for (const [id, num] of nums) {
    const abstract = abstractOf(num)
    if (!abstract) continue
    const overrides = num.children.filter(({ name }) => name === 'lvlOverride')
    const own = readLevels(overrides.flatMap(({ children }) => children))
    const starts = overrides.flatMap((override): [number, number][] => {
      const start = startOf(override, 'startOverride')
      return start === undefined ? [] : [[levelNumber(override), start]]
    })
    lists.set(id, {
      key: abstract.attributes.abstractNumId ?? '',
      levels: own.size > 0 ? new Map([...levelsOf(abstract), ...own]) : levelsOf(abstract),
      starts: new Map(starts),
    })
  }
  return lists
}

function readLevels(elements: readonly XmlElement[]): ReadonlyMap<number, Level> {
  const levels = elements
    .filter(({ name }) => name === 'lvl')
    .map((level): [number, Level] => {
      const format = valueOf(level, 'numFmt') ?? 'decimal'
      const hasSign = valueOf(level, 'lvlText') !== '' || childOf(level, 'lvlPicBulletId') !== undefined
      return [
        levelNumber(level),
        {
          isNumbered: format !== 'bullet' && format !== 'none',
          isVisible: format !== 'none' && hasSign,
          start: startOf(level, 'start') ?? 1,
          style: valueOf(level, 'pStyle'),
        },
      ]
    })
  return new Map(levels)
}

function byAttribute(elements: readonly XmlElement[], name: string, attribute: string) {
  return new Map(
    elements
      .filter((element) => element.name === name)
      .map((element) => [element.attributes[attribute] ?? '', element]),
  )
}

/** Word has nine levels. */
const levelNumber = ({ attributes }: XmlElement) =>
  Math.min(Math.max(Math.trunc(numberOf(attributes.ilvl) ?? 0), 0), 8)

function startOf(element: XmlElement, name: string): number | undefined {
  const start = numberOf(valueOf(element, name))
  return start === undefined ? undefined : Math.min(Math.max(Math.trunc(start), 0), 9_999)
}
