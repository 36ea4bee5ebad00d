import { z } from 'zod'
import { assistedFields } from './assisted'
import { newInText } from './new-in-text'
import { placeOfField, withField, type AskableField } from './proposal-fields'
import { ProposalLimits } from './proposal-words'
import type { Proposal, Proposals } from './proposals'
import { Intention, Item, SavedResume, Section, type Resume } from './resume'
import { cleanLine, cleanText } from './text'

/** What a model is to answer: texts by the names it was given them under, and nothing else. */
const Answer = z.strictObject({
  changes: z.array(z.strictObject({ field: z.string(), text: z.string() })).max(1_000),
})

/** The name a model is given a field under: it never learns another. */
export function fieldHandle(index: number): string {
  return `f${index + 1}`
}

/**
 * What a model proposes, of whatever it said. Undefined when it is not what was asked for: no JSON, another shape, a field that
 * nobody asked about or twice the same. A text that the resume could not take is left out and counted.
 * @param resume parses, and has the texts of `asked`
 */
export function readProposals(
  said: string,
  asked: readonly AskableField[],
  resume: Resume,
): Proposals | undefined {
  const answer = Answer.safeParse(parsed(said))
  if (!answer.success) return undefined
  const open = new Map(asked.map((one, index) => [fieldHandle(index), one]))
  const assisted = new Set(assistedFields(resume))
  const read: Proposals = { proposals: [], refused: 0 }
  for (const { field: handle, text } of answer.data.changes) {
    const one = open.get(handle)
    if (!one) return undefined
    open.delete(handle)
    const { field, text: before } = one
    const after = field.endsWith('.text') ? cleanText(text).trim() : cleanLine(text)
    if (after === before.trim()) continue
    const proposal = { field, before, after, ...(assisted.has(field) && { onAssisted: true }) }
    if (isFit(proposal, resume)) read.proposals.push(proposal)
    else read.refused++
  }
  if (fitsWhole(read.proposals, resume)) return read
  return { proposals: [], refused: read.refused + read.proposals.length }
}

/** A model that was told to answer with JSON alone may still put it into a block of code. */
function parsed(said: string): unknown {
  const fenced = /^```(?:json)?[^\S\n]*\n([\s\S]*)```$/.exec(said.trim())
  try {
    return JSON.parse(fenced?.[1] ?? said)
  } catch {
    return undefined
  }
}

function isFit({ field, before, after }: Proposal, resume: Resume): boolean {
  const [old, now] = [[...before].length, [...after].length]
  if (now === 0 || now > old * ProposalLimits.times + ProposalLimits.room) return false
  if (newInText(before, after).length > 0) return false
  return schemaOf(resume, field).safeParse(after).success
}

/** Of the field alone: reading the whole document for each would take seconds of a long one. */
function schemaOf(resume: Resume, field: string) {
  const place = placeOfField(resume, field) ?? ''
  if (place.startsWith('intention.')) return Intention.shape.position
  const [, name] = field.split('.') as [string, 'text']
  return place.includes('.items[') ? Item.shape[name] : Section.shape.title
}

/** With all that make it longer; whoever takes some of them has less. */
function fitsWhole(proposals: readonly Proposal[], resume: Resume): boolean {
  const size = (text: string) => new TextEncoder().encode(JSON.stringify(text)).length
  const longer = proposals.filter(({ before, after }) => size(after) > size(before))
  const longest = longer.reduce((at, { field, after }) => withField(at, field, after), resume)
  return SavedResume.safeParse(longest).success
}
