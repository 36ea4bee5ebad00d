import { hasWords, maxTableDepth, type Block, type Table } from '../blocks/block'
import { asBand } from './bands'
import { contentOf } from './content-of'
import { childOf, numberOf, valueOf, type XmlElement } from './parse-xml'
import { hasRule, isShaded } from './properties'
import type { Reader } from './reader'

/** Word has no more columns. */
const maxColumns = 63

/** A table row by row. What is set as a table of one cell is no table: its ground or lines belong to its words. */
export function readTable(tbl: XmlElement, reader: Reader): Block[] {
  const inner: Reader = { ...reader, tableDepth: reader.tableDepth + 1 }
  const isRuledTable = hasRule(childOf(childOf(tbl, 'tblPr'), 'tblBorders'))
  const rows = contentOf(tbl)
    .filter((child) => child.name === 'tr' && !isDeleted(child))
    .map((tr) => readRow(tr, inner))
  const [firstRow] = rows
  if (rows.length === 1 && firstRow?.length === 1) return isRuledTable ? asBand(firstRow[0]!) : firstRow[0]!
  if (inner.tableDepth > maxTableDepth) return rows.flat(2)
  const table: Table = { kind: 'table', rows }
  return [table]
}

const isDeleted = (tr: XmlElement) => childOf(childOf(tr, 'trPr'), 'del') !== undefined

/** A cell over several columns is one; of a cell over several rows the first has the words. */
function readRow(tr: XmlElement, reader: Reader): Block[][] {
  const before = numberOf(valueOf(childOf(tr, 'trPr'), 'gridBefore')) ?? 0
  const empty = Array.from({ length: Math.min(Math.max(before, 0), maxColumns) }, (): Block[] => [])
  const cells = contentOf(tr)
    .filter(({ name }) => name === 'tc')
    .map((tc) => {
      const tcPr = childOf(tc, 'tcPr')
      if (isContinued(tcPr, 'vMerge') || isContinued(tcPr, 'hMerge')) return { blocks: [], isBand: false }
      const isBand = isShaded(tcPr) || hasRule(childOf(tcPr, 'tcBorders'))
      return { blocks: reader.blocksIn(tc), isBand }
    })
  const areAlone = cells.filter(({ blocks }) => blocks.some(hasWords)).length === 1
  return [...empty, ...cells.map(({ blocks, isBand }) => (isBand && areAlone ? asBand(blocks) : blocks))]
}

function isContinued(tcPr: XmlElement | undefined, name: 'vMerge' | 'hMerge'): boolean {
  return childOf(tcPr, name) !== undefined && valueOf(tcPr, name) !== 'restart'
}
