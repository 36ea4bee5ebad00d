import type { ApiClient } from '#app/api-client/api-client'
import { ApiClientError } from '#app/api-client/api-client-error'
import type { Draft, DraftCredentials } from '#contract/resume/draft'
import type { FieldErrors } from '#contract/http/envelope'
import type { Scenario } from '#contract/catalogue/scenario'
import type { Template } from '#contract/catalogue/template'
import type { Typesetter } from '#typeset/typesetter'
import { loadInitialPages } from './preview/load-initial-pages.server'
import type { InitialPages } from './preview/preview-pane'
import { findScenario } from './scenario/find-scenario.server'

export type DraftEditorData = {
  templates: Template[]
  draft?: Draft
  scenario?: Scenario
  initialPages: InitialPages
  /**
   * What today's rules reject in a draft saved under earlier ones, or the text that is too long to lay out.
   */
  problems?: FieldErrors
}

/**
 * Loads the data of the editor page: the templates, and the server's draft with its pages if there is one.
 */
export async function loadDraftEditor(
  api: ApiClient,
  typesetter: Typesetter,
  key: DraftCredentials | undefined,
): Promise<DraftEditorData> {
  const [templates, draft] = await Promise.all([
    api.call('listTemplates', {}),
    key ? readDraft(api, key) : undefined,
  ])
  if (!draft) return { templates, initialPages: null }
  const [rendered, scenario] = await Promise.all([
    loadInitialPages({ api, typesetter }, draft.resume, (page, hash) => pageUrl(draft.id, page, hash)),
    findScenario(api, draft.resume.scenario),
  ])
  return { templates, draft, scenario, ...rendered }
}

/** Returns a server-side draft; undefined when it is gone. */
export async function readDraft(api: ApiClient, key: DraftCredentials): Promise<Draft | undefined> {
  try {
    return await api.call('readDraft', key)
  } catch (error) {
    if (error instanceof ApiClientError && error.isNotFound) return undefined
    throw error
  }
}

/** URL of a draft's page image; the hash rules out a stale cached image. */
function pageUrl(draftId: string, page: number, hash: string): string {
  return `/sheets/pages/${page}?draft=${draftId}&v=${hash}`
}
