import type { GrantRow, ResumeRow, SessionRow, UserRow } from '#api/db/schema/tables'
import { hashSecret, newSecretToken, newShortId } from '#api/ids-and-hashes'
import { sessionLifeMs } from '#api/lifetimes'
import { Resume } from '#contract/resume/resume'
import { allSamples } from '../documents/bench-resumes'

const dayMs = 24 * 60 * 60_000
const historyMs = 365 * dayMs
/**
 * Users with known tokens, each with as many resumes as the highest plan allows; the others share the rest.
 */
export const knownPeople = 100
export const resumesPerKnownPerson = 30
/** Encrypts these users' cookies. */
export const benchSecret = 'the-secret-of-the-bench-and-of-nothing-else'
export const smallestSize = { people: knownPeople, resumes: knownPeople * resumesPerKnownPerson }

export type Size = { people: number; resumes: number }
export type KnownPerson = { userId: string; phone: string; token: string; resumeIds: string[] }
type Person = { userId: string; phone: string; token: string }

export function makePeople(count: number): Person[] {
  return Array.from({ length: count }, (_, n) => ({
    userId: newShortId(),
    phone: `13${String(n).padStart(9, '0')}`,
    token: newSecretToken(),
  }))
}

export function* userRows(people: readonly Person[], now: number): Generator<UserRow> {
  for (const [n, { userId, phone }] of people.entries())
    yield {
      id: userId,
      phone,
      nickname: `用户${phone.slice(-4)}`,
      invite_code: n.toString(36).toUpperCase().padStart(6, '0'),
      // The first one is an admin, for the admin lists.
      is_admin: n === 0 ? 1 : 0,
      policy_version: '1',
      policy_at: now - historyMs,
      created_at: now - historyMs + n,
      closes_at: null,
      disabled_at: null,
      seen_at: now,
      inviter_name: 'masked',
    }
}

export function* sessionRows(people: readonly Person[], now: number): Generator<SessionRow> {
  for (const { userId, token } of people)
    yield {
      id: newShortId(),
      user_id: userId,
      token_hash: hashSecret(token),
      previous_hash: null,
      previous_until: null,
      user_agent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
      created_at: now - dayMs,
      rotated_at: now,
      last_seen_at: now,
      expires_at: now + sessionLifeMs,
    }
}

/** The known users have the highest plan, every tenth of the others the one below it. */
export function* grantRows(people: readonly Person[], now: number): Generator<GrantRow> {
  for (const [n, { userId }] of people.entries())
    if (n < knownPeople || n % 10 === 0)
      yield {
        id: newShortId(),
        user_id: userId,
        level: n < knownPeople ? 300 : 200,
        seconds: (31 * dayMs) / 1000,
        source: 'order',
        created_at: now - dayMs,
      }
}

const unshared = { masked_kinds: null, masked: null, masked_revision: null, masked_by: null }
const unlisted = { tags: null, sent_at: null, sent_by: null, facts: null }

/** Created over a year, one user's far apart from each other, as in a real service. */
export function* resumeRows(people: readonly Person[], count: number, now: number): Generator<ResumeRow> {
  const texts = variedTexts()
  const every = Math.floor(count / smallestSize.resumes)
  const others = people.slice(knownPeople)
  for (let n = 0; n < count; n++) {
    const turn = n / every
    const isKnown = Number.isInteger(turn) && turn < smallestSize.resumes
    const owner = isKnown || others.length === 0 ? people[turn % knownPeople]! : others[n % others.length]!
    const createdAt = Math.round(now - historyMs * (1 - n / count))
    const { name, template, before, after } = texts[n % texts.length]!
    yield {
      id: newShortId(),
      user_id: owner.userId,
      origin: n % 3 === 0 ? `draft:${n}` : null,
      title: `${name}${n}`,
      template,
      photo_id: null,
      revision: 1 + (n % 40),
      created_at: createdAt,
      updated_at: createdAt,
      // One in eleven is in the bin; none of the known users'.
      deleted_at: !isKnown && n % 11 === 0 ? now - dayMs : null,
      thin_at: null,
      ...unshared,
      ...unlisted,
      resume: `${before}${name}${n}${after}`,
    }
  }
}

/** Returns the samples in several lengths, as JSON in two parts with the name between them. */
function variedTexts() {
  const texts = allSamples().flatMap((resume) => Array.from({ length: 12 }, (_, n) => withLength(resume, n)))
  return texts.map((resume) => {
    const { name } = resume.basics
    const [before = '', ...rest] = JSON.stringify(Resume.parse(resume)).split(`"name":"${name}`)
    return {
      name,
      template: resume.style.template,
      before: `${before}"name":"`,
      after: rest.join(`"name":"${name}`),
    }
  })
}

/** Returns the resume with a length from a single section to one and a half times the sample. */
function withLength(resume: Resume, n: number): Resume {
  const { sections } = resume
  const copies = sections.map((section) => ({
    ...section,
    id: `${section.id}-again`,
    items: section.items.map((item) => ({ ...item, id: `${item.id}-again` })),
  }))
  return { ...resume, sections: [...sections, ...copies].slice(0, 1 + Math.round((n / 8) * sections.length)) }
}
