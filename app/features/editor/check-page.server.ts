import { checkedFile } from '#app/preview/file-check.server'
import { UpstreamFailure } from '#app/api-client/failure'
import type { Upstream } from '#app/api-client/upstream'
import { aboutScenario } from '#resume-lint/about-scenario'
import { byWeight, checkResume } from '#resume-lint/check-resume'
import type { Finding } from '#resume-lint/finding'
import { placeNames } from '#resume-lint/places'
import { scoreOf, type Score } from '#resume-lint/score'
import type { Resume } from '#contract/resume'
import type { Typesetter } from '#typeset/typesetter'
import { findScenario } from './scenario.server'
import { actedOn, type CheckAct } from './check-acts'

export type Checked = {
  findings: Finding[]
  dismissed: string[]
  score: Score
  pages: number | null
  places: Record<string, string>
}

/** A resume checked whole: its text, and its finished PDF unless that cannot be made just now. `now` in ms. */
export async function checked(
  parts: { upstream: Upstream; typesetter: Typesetter },
  resume: Resume,
  now: number,
): Promise<Checked> {
  const about = aboutScenario(await findScenario(parts.upstream, resume.scenario), monthOf(now))
  const file = await checkedFile(parts, resume, about.pages).catch(() => undefined)
  const findings = byWeight([...checkResume(resume, about), ...(file?.findings ?? [])])
  const dismissed = resume.dismissed ?? []
  const open = findings.filter(({ id }) => !dismissed.includes(id))
  return {
    findings,
    dismissed,
    score: scoreOf(resume, open, { file: file !== undefined }),
    pages: file?.pages ?? null,
    places: placeNames(resume),
  }
}

/** In China, where the day begins earlier. */
function monthOf(now: number): string {
  return new Date(now + 8 * 3_600_000).toISOString().slice(0, 7)
}

type Kept = { resume: Resume; revision: number }
export type Acted = 'done' | 'newer' | 'refused'

/**
 * Does what a button of the check-up page said (`fix:<id>` …) to the resume as it is kept, and saves it.
 * Found and fixed are of one revision: when it is newer than the one the person saw, nothing is done and they look again.
 */
export async function actOnKept(
  form: FormData,
  parts: { upstream: Upstream; typesetter: Typesetter },
  kept: Kept,
  save: (resume: Resume) => Promise<unknown>,
): Promise<Acted> {
  if (Number(form.get('revision')) !== kept.revision) return 'newer'
  const [act = '', ...id] = String(form.get('act') ?? '').split(':')
  const { findings } = await checked(parts, kept.resume, Date.now())
  const after = actedOn(kept.resume, findings, act as CheckAct, id.join(':'))
  if (after === kept.resume) return 'done'
  try {
    await save(after)
    return 'done'
  } catch (error) {
    if (!(error instanceof UpstreamFailure) || error.isAuth) throw error
    return error.isConflict ? 'newer' : 'refused'
  }
}
