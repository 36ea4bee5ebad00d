import { createHash } from 'node:crypto'
import { aiAssistedTexts } from '#resume-model/rewrite-proposals/ai-assisted-fields'
import type { Resume } from '#contract/resume/resume'

/** Said beside the label where a file has a place for words nobody prints. */
export const AI_NOTE = '部分内容由AI辅助生成'
/** Of the label in XMP: TC260's guides on implicit labels in the metadata of files. */
export const AI_NAMESPACE = 'http://www.tc260.org.cn/ns/AIGC/1.0/'

/**
 * The value of a file's metadata key `AIGC` (标识办法 art. 5, GB 45438-2025): JSON, its values texts.
 * @param content the number of what was made
 */
export function aiLabel(content: string): string {
  return JSON.stringify({ Label: '1', ContentProducer: '智能简历', ProduceID: content })
}

/**
 * The label a file of this resume has to carry; undefined when no text on its pages is an AI's. Its number is made of those
 * texts: the same ones have the same, and it says nothing of whose they are.
 */
export function aiLabelOf(resume: Resume): string | undefined {
  const texts = aiAssistedTexts(resume)
  if (texts.length === 0) return undefined
  return aiLabel(createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 32))
}

/** The label as a packet of XMP, for pictures; see {@link xmpPart} for a file that has one already. */
export function xmpPacket(label: string): string {
  const rdf = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${xmpRdf(label)}</rdf:RDF>`
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">${rdf}</x:xmpmeta><?xpacket end="r"?>`
}

/** What XMP has to say of it, within its RDF. */
export function xmpRdf(label: string): string {
  const text = label.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return [
    `<rdf:Description rdf:about="" xmlns:TC260="${AI_NAMESPACE}" xmlns:dc="http://purl.org/dc/elements/1.1/">`,
    `<TC260:AIGC>${text}</TC260:AIGC>`,
    `<dc:description><rdf:Alt><rdf:li xml:lang="x-default">${AI_NOTE}</rdf:li></rdf:Alt></dc:description>`,
    '</rdf:Description>',
  ].join('')
}
