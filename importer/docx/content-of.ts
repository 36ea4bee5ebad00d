import type { XmlElement } from './parse-xml'

/** Around content of any kind: content controls, marks of an editor, the choice between two drawings. */
const wrappers = new Set([
  'sdt',
  'sdtContent',
  'ins',
  'moveTo',
  'customXml',
  'smartTag',
  'AlternateContent',
  'Choice',
  'Fallback',
])
/** Not on the page: deleted and moved text, and properties. */
const absent = new Set(['del', 'moveFrom', 'delText', 'sdtPr', 'sdtEndPr', 'customXmlPr', 'smartTagPr'])

/** The children of an element that are on the page, as if nothing were wrapped. */
export function contentOf(element: XmlElement): XmlElement[] {
  const content: XmlElement[] = []
  const collect = ({ children }: XmlElement): void => {
    for (const child of children)
      if (wrappers.has(child.name)) collect(child)
      else if (!absent.has(child.name)) content.push(child)
  }
  collect(element)
  return content
}
