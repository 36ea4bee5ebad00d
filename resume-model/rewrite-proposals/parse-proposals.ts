import { z } from 'zod'
import { aiAssistedFields } from './ai-assisted-fields'
import { findUnsupportedAdditions } from './find-unsupported-additions'
import { formPathOfField, setFieldText, type RewritableField } from './proposal-fields'
import { ProposalLimits } from '#contract/chat/proposal-constants'
import type { Proposal, Proposals } from '#contract/chat/proposal'
import { Intention, Item, SavedResume, Section, type Resume } from '#contract/resume/resume'
import { cleanLine, cleanText } from '#contract/validation/clean-text'

/** What a model is to answer: texts by the names it was given them under, and nothing else. */
const Answer = z.strictObject({
  changes: z.array(z.strictObject({ field: z.string(), text: z.string() })).max(1_000),
})

/** The name a model is given a field under: it never learns another. */
export function fieldAlias(index: number): string {
  return `f${index + 1}`
}

/**
 * What a model proposes, of whatever it said. Undefined when it is not what was asked for: no JSON, another shape, a field that
 * nobody asked about or twice the same. A text that the resume could not take is left out and counted.
 * @param resume parses, and has the texts of `asked`
 */
export function parseProposals(
  modelOutput: string,
  requestedFields: readonly RewritableField[],
  resume: Resume,
): Proposals | undefined {
  const answer = Answer.safeParse(parseJson(modelOutput))
  if (!answer.success) return undefined
  const pendingFields = new Map(requestedFields.map((requested, index) => [fieldAlias(index), requested]))
  const assisted = new Set(aiAssistedFields(resume))
  const parsedProposals: Proposals = { proposals: [], refused: 0 }
  for (const { field: alias, text } of answer.data.changes) {
    const requested = pendingFields.get(alias)
    if (!requested) return undefined
    pendingFields.delete(alias)
    const { field, text: before } = requested
    const after = field.endsWith('.text') ? cleanText(text).trim() : cleanLine(text)
    if (after === before.trim()) continue
    const proposal = { field, before, after, ...(assisted.has(field) && { onAssisted: true }) }
    if (isAcceptable(proposal, resume)) parsedProposals.proposals.push(proposal)
    else parsedProposals.refused++
  }
  if (fitsDocumentLimits(parsedProposals.proposals, resume)) return parsedProposals
  return { proposals: [], refused: parsedProposals.refused + parsedProposals.proposals.length }
}

/** A model that was told to answer with JSON alone may still put it into a block of code. */
function parseJson(modelOutput: string): unknown {
  const fencedBlock = /^```(?:json)?[^\S\n]*\n([\s\S]*)```$/.exec(modelOutput.trim())
  try {
    return JSON.parse(fencedBlock?.[1] ?? modelOutput)
  } catch {
    return undefined
  }
}

function isAcceptable({ field, before, after }: Proposal, resume: Resume): boolean {
  const [oldLength, newLength] = [[...before].length, [...after].length]
  if (newLength === 0 || newLength > oldLength * ProposalLimits.times + ProposalLimits.room) return false
  if (findUnsupportedAdditions(before, after).length > 0) return false
  return schemaOf(resume, field).safeParse(after).success
}

/** Of the field alone: reading the whole document for each would take seconds of a long one. */
function schemaOf(resume: Resume, field: string) {
  const formPath = formPathOfField(resume, field) ?? ''
  if (formPath.startsWith('intention.')) return Intention.shape.position
  const [, name] = field.split('.') as [string, 'text']
  return formPath.includes('.items[') ? Item.shape[name] : Section.shape.title
}

/** With all that make it longer; whoever takes some of them has less. */
function fitsDocumentLimits(proposals: readonly Proposal[], resume: Resume): boolean {
  const encodedSize = (text: string) => new TextEncoder().encode(JSON.stringify(text)).length
  const longer = proposals.filter(({ before, after }) => encodedSize(after) > encodedSize(before))
  const longest = longer.reduce((current, { field, after }) => setFieldText(current, field, after), resume)
  return SavedResume.safeParse(longest).success
}
