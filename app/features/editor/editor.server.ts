import type { Upstream } from '#app/api-client/upstream'
import { UpstreamFailure } from '#app/api-client/failure'
import type { Draft, DraftKey } from '#contract/draft'
import type { FieldProblems } from '#contract/envelope'
import type { Scenario } from '#contract/scenario'
import type { Template } from '#contract/template'
import type { Typesetter } from '#typeset/typesetter'
import { firstPages } from './first-pages.server'
import type { FirstPages } from './preview-pane'
import { findScenario } from './scenario.server'

export type LoadedEditor = {
  templates: Template[]
  draft?: Draft
  scenario?: Scenario
  first: FirstPages
  /** What the rules of today find wrong in a draft saved under earlier ones, or what is too much to lay out. */
  problems?: FieldProblems
}

/** What the editor page needs: the templates, and the server-kept draft with its pages when there is one. */
export async function loadEditor(
  upstream: Upstream,
  typesetter: Typesetter,
  key: DraftKey | undefined,
): Promise<LoadedEditor> {
  const [templates, draft] = await Promise.all([
    upstream.call('listTemplates', {}),
    key ? readDraft(upstream, key) : undefined,
  ])
  if (!draft) return { templates, first: null }
  const [opened, scenario] = await Promise.all([
    firstPages({ upstream, typesetter }, draft.resume, (page, hash) => pageSrc(draft.id, page, hash)),
    findScenario(upstream, draft.resume.scenario),
  ])
  return { templates, draft, scenario, ...opened }
}

/** A server-kept draft; undefined when it is gone. */
export async function readDraft(upstream: Upstream, key: DraftKey): Promise<Draft | undefined> {
  try {
    return await upstream.call('readDraft', key)
  } catch (error) {
    if (error instanceof UpstreamFailure && error.isNotFound) return undefined
    throw error
  }
}

/** Address of a draft's page image; the hash makes an old picture impossible. */
function pageSrc(draftId: string, page: number, hash: string): string {
  return `/sheets/pages/${page}?draft=${draftId}&v=${hash}`
}
