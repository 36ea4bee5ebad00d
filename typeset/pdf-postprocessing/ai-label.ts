import { createHash } from 'node:crypto'
import { aiAssistedTexts } from '#resume-model/rewrite-proposals/ai-assisted-texts'
import type { Resume } from '#contract/resume/resume'

/** The remark beside the label, in a metadata field for free text. */
export const AI_NOTE = '部分内容由AI辅助生成'
/** The XMP namespace of the label: TC260's guide on implicit labels in file metadata. */
export const AI_NAMESPACE = 'http://www.tc260.org.cn/ns/AIGC/1.0/'

/**
 * The value of a file's metadata key `AIGC` (标识办法 art. 5, GB 45438-2025): JSON with string values.
 * @param content the id of the content
 */
export function aiLabel(content: string): string {
  return JSON.stringify({ Label: '1', ContentProducer: '智能简历', ProduceID: content })
}

/**
 * The AI label of a resume's files; undefined when no visible text was written by AI. Its id is a hash of
 * those texts:
 * equal texts have the same id, and it reveals nothing about the user.
 */
export function aiLabelOf(resume: Resume): string | undefined {
  const texts = aiAssistedTexts(resume)
  if (texts.length === 0) return undefined
  return aiLabel(createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 32))
}

/** The label as an XMP packet, for images; see {@link xmpRdf} for a file that has XMP already. */
export function xmpPacket(label: string): string {
  const rdf = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${xmpRdf(label)}</rdf:RDF>`
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">${rdf}</x:xmpmeta><?xpacket end="r"?>`
}

/** The label as RDF within XMP. */
export function xmpRdf(label: string): string {
  const text = label.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return [
    `<rdf:Description rdf:about="" xmlns:TC260="${AI_NAMESPACE}" xmlns:dc="http://purl.org/dc/elements/1.1/">`,
    `<TC260:AIGC>${text}</TC260:AIGC>`,
    `<dc:description><rdf:Alt><rdf:li xml:lang="x-default">${AI_NOTE}</rdf:li></rdf:Alt></dc:description>`,
    '</rdf:Description>',
  ].join('')
}
