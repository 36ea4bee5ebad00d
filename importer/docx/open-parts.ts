import { ImportError } from '../import-error'
import type { Parts } from '../unzip-parts'
import { parseXml, type XmlElement } from './parse-xml'

/**
 * Limit on the cost of reading, in tags: no resume has as much text. Styles and numbering are less work, and
 * documents that were copied together have thousands.
 */
const maxTextCost = 60_000
const maxDefinitionsCost = 400_000

/** A part with text, and where its links lead. */
export type TextPart = { root: XmlElement; targets: ReadonlyMap<string, string> }

export type DocumentParts = {
  body: TextPart
  notes: TextPart[]
  headers: TextPart[]
  footers: TextPart[]
  styles: XmlElement | undefined
  numbering: XmlElement | undefined
}

/** The parts of a document that have its text, styles and numbering. @throws ImportError without a document */
export function openParts(parts: Parts): DocumentParts {
  const main = mainPart(parts)
  if (main === undefined) throw new ImportError('notDocx')
  const text = { left: maxTextCost }
  const definitions = { left: maxDefinitionsCost }
  const names = Object.keys(parts).sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
  const folder = main.slice(0, main.lastIndexOf('/') + 1)
  const inFolder = (kind: RegExp) =>
    names.filter((name) => name.startsWith(folder) && kind.test(name.slice(folder.length)))
  const textPart = (name: string): TextPart => ({
    root: parseXml(parts[name]!, text),
    targets: linkTargets(parts, name),
  })
  const definition = (kind: RegExp) => {
    const [name] = inFolder(kind)
    return name === undefined ? undefined : parseXml(parts[name]!, definitions)
  }
  return {
    body: textPart(main),
    notes: inFolder(/^(?:footnotes|endnotes)\d*\.xml$/).map(textPart),
    headers: inFolder(/^header\d*\.xml$/).map(textPart),
    footers: inFolder(/^footer\d*\.xml$/).map(textPart),
    styles: definition(/^styles\d*\.xml$/),
    numbering: definition(/^numbering\d*\.xml$/),
  }
}

/** Word calls it so; some servers number it. */
function mainPart(parts: Parts): string | undefined {
  if (parts['word/document.xml']) return 'word/document.xml'
  const [target] = relationships(parts, '_rels/.rels').filter(({ Type }) => Type?.endsWith('/officeDocument'))
  const name = target?.Target?.replace(/^\//, '')
  return name !== undefined && parts[name] ? name : undefined
}

function linkTargets(parts: Parts, name: string): ReadonlyMap<string, string> {
  const [, folder = '', file = ''] = /^(.*\/)?([^/]*)$/.exec(name) ?? []
  return new Map(
    relationships(parts, `${folder}_rels/${file}.rels`).flatMap(({ Type, Id, Target }) =>
      Type?.endsWith('/hyperlink') && Id !== undefined && Target !== undefined ? [[Id, Target]] : [],
    ),
  )
}

function relationships(parts: Parts, name: string): Record<string, string | undefined>[] {
  const part = parts[name]
  if (!part) return []
  const [root] = parseXml(part, { left: maxDefinitionsCost }).children
  return (root?.children ?? []).map(({ attributes }) => attributes)
}
