import { readStored } from '#app/preview/stored-pages.server'
import type { Upstream } from '#app/api-client/upstream'
import type { FieldProblems } from '#contract/envelope'
import type { Scenario } from '#contract/scenario'
import type { StoredResume } from '#contract/stored-resume'
import type { Template } from '#contract/template'
import type { Typesetter } from '#typeset/typesetter'
import { firstPages } from './first-pages.server'
import type { FirstPages } from './preview-pane'
import { findScenario } from './scenario.server'

type OpenedStored = {
  stored: StoredResume
  templates: Template[]
  scenario?: Scenario
  first: FirstPages
  /** What the rules of today find wrong in a resume saved under earlier ones, or what is too much to lay out. */
  problems?: FieldProblems
}

/** What the editor page of a stored resume needs; undefined when the account has no such resume. */
export async function loadStored(
  upstream: Upstream,
  typesetter: Typesetter,
  id: string,
): Promise<OpenedStored | undefined> {
  const [templates, stored] = await Promise.all([
    upstream.call('listTemplates', {}),
    readStored(upstream, id),
  ])
  if (!stored) return undefined
  const [opened, scenario] = await Promise.all([
    firstPages(
      { upstream, typesetter },
      stored.resume,
      (page, hash) => `/sheets/pages/${page}?resume=${id}&v=${hash}`,
    ),
    findScenario(upstream, stored.resume.scenario),
  ])
  return { stored, templates, scenario, ...opened }
}
