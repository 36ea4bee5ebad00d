import { Codes } from '#contract/codes'
import type { FieldProblems } from '#contract/envelope'
import { fieldName } from '#contract/field-problems'
import { problem } from '#contract/problems'
import type { z } from 'zod'
import { Refusal, refuseFields, refuseInput } from './refusal'

/** Fields that say which thing is meant, or open it: what nothing can have is not found. */
const ids = new Set(['id', 'secret', 'token', 'tradeNo', 'resumeId', 'sessionId', 'fingerprint'])

/**
 * Parses the input of a call and refuses text no database can hold: PostgreSQL fails at U+0000, and half a surrogate pair is
 * silently replaced. What a schema cleans by itself is not refused.
 * @throws Refusal -8000 with the fields that are wrong, or -8001 where only ids are
 */
export function readInput<T extends z.ZodType>(schema: T, given: unknown): z.output<T> {
  const read = schema.safeParse(given)
  if (!read.success) throw refuseInput(read.error)
  const wrong: FieldProblems = {}
  findUnstorable(read.data, [], wrong)
  const names = Object.keys(wrong)
  if (names.length === 0) return read.data
  if (names.every((name) => ids.has(name))) throw new Refusal(Codes.notFound, 'nothingThere')
  throw refuseFields(wrong)
}

function findUnstorable(value: unknown, path: PropertyKey[], wrong: FieldProblems): void {
  if (typeof value === 'string') {
    if (!isStorable(value)) wrong[fieldName(path)] = problem('wrongType')
  } else if (Array.isArray(value)) {
    value.forEach((item, at) => findUnstorable(item, [...path, at], wrong))
  } else if (value !== null && typeof value === 'object') {
    for (const [key, item] of Object.entries(value))
      findUnstorable(item, isStorable(key) ? [...path, key] : path, wrong)
  }
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}
