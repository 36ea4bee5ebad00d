import { layOutPages } from '#app/sheets/draft-pages.server'
import { readStored } from '#app/sheets/stored-pages.server'
import type { Upstream } from '#app/upstream/upstream'
import type { FieldProblems } from '#contract/envelope'
import type { Scenario } from '#contract/scenario'
import type { StoredResume } from '#contract/stored-resume'
import type { Template } from '#contract/template'
import type { Typesetter } from '#typeset/typesetter'
import { readResume } from './form-resume.server'
import type { FirstPages } from './preview-pane'
import { findScenario } from './scenario.server'

type Loaded = {
  stored: StoredResume
  templates: Template[]
  scenario?: Scenario
  first: FirstPages
  /** What the rules of today find wrong in a resume that was saved under earlier ones. */
  problems?: FieldProblems
}

/** What the editor page of a stored resume needs; undefined when the account has no such resume. */
export async function loadStored(
  upstream: Upstream,
  typesetter: Typesetter,
  id: string,
): Promise<Loaded | undefined> {
  const [templates, stored] = await Promise.all([
    upstream.call('listTemplates', {}),
    readStored(upstream, id),
  ])
  if (!stored) return undefined
  // The form must open even when its pages cannot be set right now.
  const [laidOut, scenario] = await Promise.all([
    layOutPages(upstream, typesetter, stored.resume).catch(() => undefined),
    findScenario(upstream, stored.resume.scenario),
  ])
  const src = laidOut?.pages.map((page, i) => `/sheets/pages/${i + 1}?resume=${id}&v=${page.hash}`) ?? []
  const { problems } = readResume(stored.resume)
  return { stored, templates, scenario, first: laidOut ? { ...laidOut, src } : null, problems }
}
