import { z } from 'zod'
import { aiAssistedFields } from './ai-assisted-fields'
import { findUnsupportedAdditions } from './find-unsupported-additions'
import { formPathOfField, setFieldText } from './proposal-fields'
import type { RewritableField } from './rewritable-fields'
import { withoutBullet } from './text-line'
import { ProposalLimits } from '#contract/chat/proposal-constants'
import type { Proposal, Proposals } from '#contract/chat/proposal'
import { Intention, Item, SavedResume, Section, type Resume } from '#contract/resume/resume'
import { cleanLine, cleanText } from '#contract/validation/clean-text'

/** The JSON expected from the model: texts by field alias, and nothing else. */
const Answer = z.strictObject({
  changes: z.array(z.strictObject({ field: z.string(), text: z.string() })).max(1_000),
})

/** The alias under which a model sees a field; it never learns the real name. */
export function fieldAlias(index: number): string {
  return `f${index + 1}`
}

/**
 * Parses a model's output. Undefined when it does not answer the request: no JSON, another shape, an unknown
 * field or the same one twice. A text that the resume cannot take is left out and counted.
 * @param resume a valid resume with the texts of `requestedFields`
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
    const { field, text: before, around } = requested
    const after = cleanProposedText(text, requested)
    if (after === before.trim()) continue
    const [start, end] = around ?? ['', '']
    const proposal = {
      ...{ field, before: start + before + end, after: start + after + end },
      ...(assisted.has(field) && { onAssisted: true }),
    }
    if (isPlausible(before, after) && schemaOf(resume, field).safeParse(proposal.after).success)
      parsedProposals.proposals.push(proposal)
    else parsedProposals.refused++
  }
  if (fitsDocumentLimits(parsedProposals.proposals, resume)) return parsedProposals
  return { proposals: [], refused: parsedProposals.refused + parsedProposals.proposals.length }
}

/** Some models wrap their JSON in a code block although told not to. */
function parseJson(modelOutput: string): unknown {
  const fencedBlock = /^```(?:json)?[^\S\n]*\n([\s\S]*)```$/.exec(modelOutput.trim())
  try {
    return JSON.parse(fencedBlock?.[1] ?? modelOutput)
  } catch {
    return undefined
  }
}

/** Some models give a line the bullet that it has not been shown. */
function cleanProposedText(text: string, { field, around, text: before }: RewritableField): string {
  if (around && !before.includes('\n')) return withoutBullet(cleanLine(text))
  return field.endsWith('.text') ? cleanText(text).trim() : cleanLine(text)
}

function isPlausible(before: string, after: string): boolean {
  const [oldLength, newLength] = [[...before].length, [...after].length]
  if (newLength === 0 || newLength > oldLength * ProposalLimits.times + ProposalLimits.room) return false
  return findUnsupportedAdditions(before, after).length === 0
}

/** Validates the field alone: parsing the whole document for each proposal would take seconds. */
function schemaOf(resume: Resume, field: string) {
  const formPath = formPathOfField(resume, field) ?? ''
  if (formPath.startsWith('intention.')) return Intention.shape.position
  const [, name] = field.split('.') as [string, 'text']
  return formPath.includes('.items[') ? Item.shape[name] : Section.shape.title
}

/** Checks the size with all proposals that lengthen it; accepting fewer is shorter. */
function fitsDocumentLimits(proposals: readonly Proposal[], resume: Resume): boolean {
  const encodedSize = (text: string) => new TextEncoder().encode(JSON.stringify(text)).length
  const longer = proposals.filter(({ before, after }) => encodedSize(after) > encodedSize(before))
  const longest = longer.reduce((current, { field, after }) => setFieldText(current, field, after), resume)
  return SavedResume.safeParse(longest).success
}
