import { checkPdf } from '#app/preview/check-pdf.server'
import { ApiClientError } from '#app/api-client/api-client-error'
import type { ApiClient } from '#app/api-client/api-client'
import { lintOptionsForScenario } from '#resume-lint/options-for-scenario'
import { sortBySeverity, lintResume } from '#resume-lint/lint-resume'
import { namesById } from '#resume-lint/shown-entries'
import { scoreOf } from '#resume-lint/score'
import { monthInChina } from '#contract/china-time'
import type { Resume } from '#contract/resume/resume'
import type { Typesetter } from '#typeset/typesetter'
import { findScenario } from '#app/features/editor/scenario-suggestions/find-scenario.server'
import { applyCheckAction } from './apply-check-action'
import { fixAll, fixAllAction } from './fix-all'

/** Checks the text of a resume and its finished PDF, unless that cannot be made now. `now` in ms. */
export async function runFullCheck(
  parts: { api: ApiClient; typesetter: Typesetter },
  resume: Resume,
  now: number,
) {
  const options = await lintOptionsOf(parts.api, resume, now)
  const file = await checkPdf(parts, resume, options.pages).catch(() => undefined)
  const findings = sortBySeverity([...lintResume(resume, options), ...(file?.findings ?? [])])
  const dismissed = resume.dismissed ?? []
  const openFindings = findings.filter(({ id }) => !dismissed.includes(id))
  return {
    findings,
    dismissed,
    score: scoreOf(resume, openFindings, { file: file !== undefined }),
    pages: file?.pages ?? null,
    position: resume.intention.position.trim(),
    placeNames: namesById(resume),
  }
}

export type FullCheck = Awaited<ReturnType<typeof runFullCheck>>

export type CheckActionOutcome = 'done' | 'newer' | 'refused'

/**
 * Applies the action of a check-up button (`fix:<id>` …) to the stored resume and saves it.
 * Returns `newer` without a change when the stored revision differs from the one the user saw: they check
 * again.
 */
export async function applyCheckActionToStored(
  form: FormData,
  parts: { api: ApiClient; typesetter: Typesetter },
  stored: { resume: Resume; revision: number },
  save: (resume: Resume) => Promise<unknown>,
): Promise<CheckActionOutcome> {
  if (Number(form.get('revision')) !== stored.revision) return 'newer'
  const now = Date.now()
  const act = String(form.get('act') ?? '')
  const after =
    act === fixAllAction
      ? await fixAllByRules(parts.api, stored.resume, now)
      : applyCheckAction(stored.resume, (await runFullCheck(parts, stored.resume, now)).findings, act)
  if (after === stored.resume) return 'done'
  try {
    await save(after)
    return 'done'
  } catch (error) {
    if (!(error instanceof ApiClientError) || error.isAuth) throw error
    return error.isConflict ? 'newer' : 'refused'
  }
}

async function fixAllByRules(api: ApiClient, resume: Resume, now: number): Promise<Resume> {
  const options = await lintOptionsOf(api, resume, now)
  return fixAll(resume, (checked) => lintResume(checked, options))
}

const lintOptionsOf = async (api: ApiClient, { scenario }: Resume, now: number) =>
  lintOptionsForScenario(await findScenario(api, scenario), monthInChina(now).name)
